import { contacts as shape, type Contact, type ContactsContent } from "#sections/contacts/content.ts";
import { textLinks } from "#sections/textLinks.ts";

interface AnySection {
  type: string;
  content: unknown;
}

/** Returns all contacts that the sections hold, in their order. */
export function contactsIn(sections: readonly AnySection[]): Contact[] {
  return sections.flatMap(
    ({ type, content }) => (type === "contacts" ? (content as ContactsContent).items : []), // parsed by its type's schema
  );
}

/** Returns the number of a contact, empty where there is none. One that was a line of words may have it among them. */
export function numberOf({ phone, name }: Contact): string {
  const number = textLinks(name).find((part) => typeof part !== "string" && part.href.startsWith("tel:"));
  return phone || (typeof number === "object" ? number.text : "");
}

/** Returns whom guests are told to ring: who can be reached at any hour, else the first with a number, else the first. */
export function contactToRing(contacts: readonly Contact[]): Contact | undefined {
  return contacts.find(({ anyTime }) => anyTime) ?? contacts.find(numberOf) ?? contacts[0];
}

/** Returns a contact in one line, "Mere, 021 555 010". */
export const contactLine = ({ name, phone, email }: Contact): string =>
  [name, phone || email].filter(Boolean).join(", ");

/** Returns the line of whom guests are told to ring; null where there is nobody. */
export function lineToRing(sections: readonly AnySection[]): string | null {
  const contact = contactToRing(contactsIn(sections));
  return contact ? contactLine(contact) : null;
}

/** Returns the contact that a line names, who can be rung at any hour. `contactLine` gives the same line again. */
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
