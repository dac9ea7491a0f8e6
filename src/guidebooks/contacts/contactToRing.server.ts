import type { Actor } from "#accounts/actor.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { addCustomSection, removeSection } from "#guidebooks/customSections/customSections.server.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { saveSection } from "#guidebooks/sections.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";
import type { Contact, ContactsContent } from "#sections/contacts/content.ts";
import { contactFromLine, contactLine, contactsIn, contactToRing } from "#sections/contacts/reach.ts";

type ContactsSection = Extract<HostSection, { type: "contacts" }>;

/** Sets the first contact from a line such as "Mere, 021 555 010", or removes it; here alone (Contacts 4). */
export async function writeContactToRing(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  line: string | null,
): Promise<Result<void>> {
  const sections = (await findSections(context.db, actor, guidebookId)).filter(
    (section): section is ContactsSection => section.type === "contacts" && !section.hidden,
  );
  const contact = contactToRing(contactsIn(sections));
  if (line === (contact ? contactLine(contact) : null)) return ok(undefined);
  const wanted = line === null ? [] : [replacing(contact, contactFromLine(line))];
  const section = contact
    ? sections.find(({ content }) => content.items.includes(contact))
    : sections.find(({ shared }) => !shared);
  if (!section) {
    const added = await addCustomSection(context, actor, guidebookId, newContacts(wanted));
    return added.ok ? ok(undefined) : added;
  }
  const items = section.content.items.filter((one) => one !== contact);
  if (items.length + wanted.length === 0) return removeSection(context, actor, section.id);
  const place = contact ? section.content.items.indexOf(contact) : 0;
  const content: ContactsContent = { items: items.toSpliced(place, 0, ...wanted) };
  const saved = await saveSection(context, actor, section.id, {
    content,
    copy: section.shared !== undefined,
  });
  return saved.ok ? ok(undefined) : saved;
}

/** A contact with a new number keeps the other fields. */
const replacing = (before: Contact | undefined, named: Contact): Contact =>
  before?.name === named.name && named.phone !== "" ? { ...before, phone: named.phone } : named;

/** A contact section without a custom name: guests read its name in their language. */
const newContacts = (items: readonly Contact[]) => ({
  type: "contacts" as const,
  tile: null,
  icon: null,
  content: { items },
});
