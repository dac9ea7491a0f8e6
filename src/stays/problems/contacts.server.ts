import type { Database } from "#core/database.server.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import { contactsIn } from "#sections/contacts/reach.ts";

/** Returns the contacts of a guidebook who have an email, also those that guests do not see. */
export async function findContacts(
  db: Database,
  guidebookId: string,
): Promise<{ name: string; email: string }[]> {
  const sections = await findGuestSections(db, guidebookId);
  const contacts = contactsIn(sections.map(({ section }) => section)).filter(({ email }) => email !== "");
  return [...new Map(contacts.map(({ name, email }) => [email, { name, email }])).values()];
}

/** Returns whether a guidebook still has a contact with an email. */
export const isContact = async (db: Database, guidebookId: string, email: string | null): Promise<boolean> =>
  (await findContacts(db, guidebookId)).some((contact) => contact.email === email);
