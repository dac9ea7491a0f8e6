import { contacts as shape, type Contact, type ContactsContent } from "#sections/contacts/content.ts";
import { textLinks } from "#sections/textLinks.ts";

interface AnySection {
  type: string;
  content: unknown;
}

export function contactsIn(sections: readonly AnySection[]): Contact[] {
  return sections.flatMap(
    ({ type, content }) => (type === "contacts" ? (content as ContactsContent).items : []), // parsed by its type's schema
  );
}

/** Returns a contact's number, or ""; also from a one-line contact. */
export function numberOf({ phone, name }: Contact): string {
  const number = textLinks(name).find((part) => typeof part !== "string" && part.href.startsWith("tel:"));
  return phone || (typeof number === "object" ? number.text : "");
}

/** Returns the contact to call: one at any hour, else the first with a number, else the first. */
export function contactToRing(contacts: readonly Contact[]): Contact | undefined {
  return contacts.find(({ anyTime }) => anyTime) ?? contacts.find(numberOf) ?? contacts[0];
}

/** Formats a contact in one line, "Mere, 021 555 010". */
export const contactLine = ({ name, phone, email }: Contact): string =>
  [name, phone || email].filter(Boolean).join(", ");

/** Returns the line of the contact to call; null without contacts. */
export function lineToRing(sections: readonly AnySection[]): string | null {
  const contact = contactToRing(contactsIn(sections));
  return contact ? contactLine(contact) : null;
}

/** Parses a contact line, as reachable at any hour. `contactLine` formats it back. */
export function contactFromLine(line: string): Contact {
  const [, name = "", phone = ""] = /^(.+), ([^,]+)$/.exec(line) ?? [];
  const isNumber = textLinks(`phone ${phone}`).some(
    (part) => typeof part !== "string" && part.text === phone,
  );
  const [contact] = shape.schema.parse({
    items: [{ ...(isNumber ? { name, phone } : { name: line }), anyTime: true }],
  }).items;
  if (!contact) throw new Error("a line without words names no contact");
  return contact;
}
