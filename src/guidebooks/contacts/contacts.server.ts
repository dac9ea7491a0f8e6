import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { ContactList, ContactLists } from "#guidebooks/contacts/contract.ts";
import { listContactSections, listProperties } from "#guidebooks/contacts/contactStore.server.ts";
import { sharedSectionsOf } from "#guidebooks/shared/shared.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { wantedContactsFor } from "#sections/contacts/wantedContacts.ts";
import type { PropertyContent } from "#sections/property/content.ts";

/** Returns the account's contact lists, shared ones once, and the guidebooks without (Contacts 6). */
export async function contactsOf(context: AppContext, actor: Actor): Promise<ContactLists> {
  const { db } = context;
  const [rows, guidebooks, editable, shared] = await Promise.all([
    listContactSections(db, actor),
    listProperties(db, actor),
    listAllowed(db, actor, "edit"),
    sharedSectionsOf(context, actor),
  ]);
  const properties = new Map(
    guidebooks.map(({ id, content }) => [
      id,
      content === null ? null : readStoredContent("property", content).content,
    ]),
  );
  const lists = new Map<string, ContactList>();
  for (const row of rows) {
    const key = row.shared_id ?? row.id;
    const list = lists.get(key) ?? {
      sectionId: row.id,
      guidebookId: row.guidebook_id,
      version: row.version,
      content: readStoredContent("contacts", row.content).content,
      tile: row.tile_name,
      isShared: row.shared_id !== null,
      properties: [],
      others: 0,
      mayEdit: true,
      property: null,
    };
    lists.set(key, list);
    const { id: sectionId, guidebook_id: guidebookId, name, hidden } = row;
    list.properties.push({ sectionId, guidebookId, name, isHidden: hidden === 1 });
    list.mayEdit &&= editable.has(guidebookId);
    list.property = preferWanted(list.property, properties.get(guidebookId) ?? null);
  }
  for (const { id, others, mayEdit } of shared) {
    const list = lists.get(id);
    if (list) Object.assign(list, { others, mayEdit });
  }
  const reached = new Set(rows.flatMap(({ guidebook_id, hidden }) => (hidden === 1 ? [] : guidebook_id)));
  return {
    lists: [...lists.values()],
    without: guidebooks
      .filter(({ id }) => !reached.has(id))
      .map(({ id, name }) => ({ guidebookId: id, name, property: properties.get(id) ?? null })),
  };
}

/** Of two properties, the one whose state requires contacts, else the first known one. */
const preferWanted = (one: PropertyContent | null, other: PropertyContent | null) =>
  one === null || (wantedContactsFor(one) === null && wantedContactsFor(other) !== null) ? other : one;
