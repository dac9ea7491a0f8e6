import type { Actor } from "#accounts/actor.ts";
import { writeContactToRing } from "#guidebooks/contacts/contactToRing.server.ts";
import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook, updateGuidebook } from "#guidebooks/store.server.ts";
import { dayInZone } from "#platform/days.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Result } from "#platform/refusal.ts";
import { findAccess, findDoorCodeHistory, saveAccess, saveFormerContact } from "#stays/accessStore.server.ts";
import { lineToRing } from "#sections/contacts/reach.ts";
import type { Access, AccessChange, AccessWithContact, KnownAccess } from "#stays/contract.ts";
import { countWhoKnow } from "#stays/erasing/doorCodeKnown.ts";
import { listStays } from "#stays/store.server.ts";

/** Returns who sees the secrets of a guidebook, and how many earlier guests know its door code. */
export async function accessOf(
  { db, now }: Platform,
  actor: Actor,
  guidebookId: string,
): Promise<Result<KnownAccess>> {
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const access = await findAccess(db, guidebookId);
  const today = dayInZone(access.timeZone ?? "UTC", now());
  const contact = lineToRing(shownSections(await findSections(db, actor, guidebookId)));
  const history = await findDoorCodeHistory(db, guidebookId);
  const stays = await listStays(db, actor, { guidebookId, endingFrom: "0001-01-01" });
  const earlier = stays.filter(({ departure }) => departure < today);
  return ok({ ...access, contact, doorCodeKnownTo: countWhoKnow(earlier, access, history) });
}

/**
 * Changes who sees the secrets of a guidebook, and whom its guests ring; every page shows it at once. Refuses `stays` without
 * a time zone, because nobody could say when a day begins (Stays 2), and as saving the contact does.
 */
export async function changeAccess(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  { contact, ...change }: AccessChange,
): Promise<Result<Guidebook & AccessWithContact>> {
  const changed = await writeAccess(platform, actor, guidebookId, change);
  if (!changed.ok) return changed;
  if (contact !== undefined) {
    const saved = await writeContactToRing(platform, actor, guidebookId, contact);
    if (!saved.ok) return saved;
    await saveFormerContact(platform.db, guidebookId, contact);
  }
  const sections = shownSections(await findSections(platform.db, actor, guidebookId));
  return ok({ ...changed.value, contact: lineToRing(sections) });
}

const shownSections = (sections: readonly HostSection[]) => sections.filter(({ hidden }) => !hidden);

function writeAccess(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  change: Partial<Access>,
): Promise<Result<Guidebook & Access>> {
  return platform.db.transaction().execute(async (db) => {
    const found = await findGuidebook(db, actor, "edit", guidebookId);
    if (!found) return notFound("This guidebook");
    const access = { ...(await findAccess(db, guidebookId)), ...change };
    if (access.access === "stays" && access.timeZone === null) return zoneNeeded();
    await saveAccess(db, guidebookId, access);
    const guidebook = await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: platform.now() });
    return guidebook ? ok({ ...guidebook, ...access }) : notFound("This guidebook");
  });
}

function zoneNeeded() {
  const message = "Choose the time zone of the property first: it decides when a day begins there.";
  return refused({ code: "invalid", message, fields: { timeZone: message } });
}
