import type { MessageKind, Placeholder } from "#channels/template.ts";

export const kindLabels: Record<MessageKind, string> = {
  booked: "At the booking",
  soon: "Three days before",
};

/** What a button that puts a name in braces into a message says. */
export const placeholderLabels: Record<Placeholder, string> = {
  name: "First name",
  home: "Name of the place",
  link: "Link of the stay",
  code: "Guest code",
  arrival: "Day of arrival",
  departure: "Day of departure",
  checkin: "Check-in time",
  checkout: "Check-out time",
};
