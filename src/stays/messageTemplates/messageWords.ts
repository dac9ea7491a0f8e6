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

/** What the host reads below a template of each placeholder in it. */
export const placeholderMeanings: Record<Placeholder, string> = {
  name: "your guest’s first name",
  home: "the name of the home",
  link: "the link to the guest’s own page",
  code: "the guest’s code, if the page asks for it",
  arrival: "the day they arrive",
  departure: "the day they leave",
  checkin: "the check-in time",
  checkout: "the check-out time",
  codes: "a sentence that says when the door codes show",
};
