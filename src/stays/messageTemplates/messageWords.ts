import type { MessageKind, Placeholder } from "#stays/messageTemplates/template.ts";

export const kindLabels: Record<MessageKind, string> = {
  booked: "When they book",
  soon: "Three days before",
};

export const placeholderLabels: Record<Placeholder, string> = {
  name: "First name",
  home: "Home",
  link: "Link",
  code: "Guest’s code",
  arrival: "Arrival",
  departure: "Departure",
  checkin: "Check-in",
  checkout: "Check-out",
  codes: "When the codes show",
};
