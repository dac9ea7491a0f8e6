import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import { isShareToken } from "#guidebooks/slug.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Contact } from "#sections/contacts/content.ts";
import { contactsIn, contactToRing } from "#sections/contacts/reach.ts";
import { findEndedStay } from "#stays/store.server.ts";

/** Why the link of a stay opens nothing, and the contact: null where the guidebook has none. */
export interface EndedStay {
  reason: "revoked" | "cancelled";
  contact: Contact | null;
}

/** Returns why a stay's link opens nothing: ended or cancelled (Stays 14). Null for other keys. */
export async function readEndedStay({ db }: AppContext, key: string): Promise<EndedStay | null> {
  const stay = isShareToken(key) ? await findEndedStay(db, key) : undefined;
  if (!stay) return null;
  const reason = stay.revokedAt === null ? "cancelled" : "revoked";
  if (stay.archivedAt !== null || stay.takenDownId !== null) return { reason, contact: null };
  const sections = await findGuestSections(db, stay.guidebookId);
  const shown = sections.flatMap(({ section, isHidden }) => (isHidden ? [] : section));
  return { reason, contact: contactToRing(contactsIn(shown)) ?? null };
}
