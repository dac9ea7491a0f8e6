import { addDays } from "#core/days.ts";

/** The messages of a stay: at the booking, and three days before the arrival (Stays 34). */
export const messageKinds = ["booked", "soon"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The placeholders of a template, with their meaning. */
export const placeholders = {
  name: "the guest's first name",
  home: "the guidebook's name",
  link: "the guest's own link",
  code: "the code that opens it from the QR code in the home",
  arrival: "the day of arrival",
  departure: "the day of departure",
  checkin: "from when",
  checkout: "by when",
  codes: "when the codes for the door show, as a sentence",
} as const;
export type Placeholder = keyof typeof placeholders;

export const TEMPLATE_MAX = 2000;

export const defaultTemplates: Record<MessageKind, string> = {
  booked: `Hello {name},

Thank you for booking {home}, from {arrival} to {departure}. Everything about the place, how to get there and what to do:

{link}

{codes}`,
  soon: `Hello {name},

See you on {arrival}, from {checkin}. Here is how to get in (open it once while you have internet):

{link}

If the page in the home asks for your guest code, it is {code}. It does not open the door. Check-out is on {departure} by {checkout}.`,
};

const unknownPlaceholders = (text: string) =>
  [...text.matchAll(/\{(\w*)\}/g)].flatMap(([, name = ""]) =>
    Object.hasOwn(placeholders, name) ? [] : name,
  );

export function templateProblem(text: string): string | null {
  if (text.length > TEMPLATE_MAX) return `Use at most ${TEMPLATE_MAX} characters.`;
  const [unknown] = unknownPlaceholders(text);
  return unknown === undefined ? null : `There is no field called {${unknown}}.`;
}

/** The number of days before the arrival from which the second message is sent. */
const SOON_DAYS = 3;

/** Returns which message is to be sent on a day at the property (YYYY-MM-DD). */
export function messageKindOn(today: string, arrival: string): MessageKind {
  return arrival <= addDays(today, SOON_DAYS) ? "soon" : "booked";
}

/** What a template is filled with: its placeholders, and what asks for details, which is empty where nothing does. */
export type TemplateValues = Record<Placeholder, string> & { details: string };

/**
 * Returns a template with the values of its placeholders, and a paragraph that asks for details where the property does.
 * Without a guest's name the greeting has none.
 */
export function fillTemplate(text: string, values: TemplateValues): string {
  const asking = values.details ? `${text}\n\n${values.details}` : text;
  const greeted = values.name ? asking : asking.replaceAll(/ ?\{name\}/g, "");
  return greeted.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => (Object.hasOwn(placeholders, name) ? values[name as Placeholder] : whole), // it is one of them
  );
}
