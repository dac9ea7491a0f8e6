import { guidebookChanged } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { writeContactToRing } from "#guidebooks/contacts/contactToRing.server.ts";
import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook, updateGuidebook } from "#guidebooks/store.server.ts";
import { dayInZone } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";
import { findAccess, findDoorCodeHistory, saveAccess, saveFormerContact } from "#stays/accessStore.server.ts";
import { lineToRing } from "#sections/contacts/reach.ts";
import { joinRows } from "#stays/joinedStays.ts";
import type { Access, AccessChange, AccessWithContact, KnownAccess } from "#stays/contract.ts";
import { countWhoKnow } from "#stays/erasing/doorCodeKnown.ts";
import { listStays } from "#stays/store.server.ts";

/** Returns who sees the secrets of a guidebook, and how many earlier guests know its door code. */
export async function accessOf(
  { db, now }: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<KnownAccess>> {
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const access = await findAccess(db, guidebookId);
  const today = dayInZone(access.timeZone ?? "UTC", now());
  const contact = lineToRing(shownSections(await findSections(db, actor, guidebookId)));
  const history = await findDoorCodeHistory(db, guidebookId);
  const stays = await listStays(db, actor, { guidebookId, endingFrom: "0001-01-01" });
  const earlier = joinRows(stays).filter(({ departure }) => departure < today);
  return ok({ ...access, contact, doorCodeKnownTo: countWhoKnow(earlier, access, history) });
}

/**
 * Changes who sees the secrets of a guidebook, and its contact; pages show it at once. Refuses `stays` without a time
 * zone, because days need one (who sees secrets, Stays 2), and a contact as saving contacts does. A refusal changes
 * nothing.
 */
export async function changeAccess(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { contact, ...change }: AccessChange,
): Promise<Result<Guidebook & AccessWithContact>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "edit", guidebookId))) return notFound("This guidebook");
  if (isWithoutZone({ ...(await findAccess(db, guidebookId)), ...change })) return zoneNeeded();
  if (contact !== undefined) {
    const saved = await writeContactToRing(context, actor, guidebookId, contact);
    if (!saved.ok) return saved;
  }
  const changed = await writeAccess(context, actor, guidebookId, { contact, ...change });
  if (!changed.ok) return changed;
  const sections = shownSections(await findSections(db, actor, guidebookId));
  return ok({ ...changed.value, contact: lineToRing(sections) });
}

const shownSections = (sections: readonly HostSection[]) => sections.filter(({ hidden }) => !hidden);

function writeAccess(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { contact, ...change }: AccessChange,
): Promise<Result<Guidebook & Access>> {
  return allOrNothing(context.db, async (db) => {
    // Written first: another change of the guidebook waits.
    const guidebook = await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: context.now() });
    if (!guidebook) return notFound("This guidebook");
    const access = { ...(await findAccess(db, guidebookId)), ...change };
    if (isWithoutZone(access)) return zoneNeeded();
    await saveAccess(db, guidebookId, access);
    await recordEvent(context, db, actor, guidebookChanged, { what: "access" }, { guidebookId });
    if (contact !== undefined) await saveFormerContact(db, guidebookId, contact);
    return ok({ ...guidebook, ...access });
  });
}

const isWithoutZone = ({ access, timeZone }: Access) => access === "stays" && timeZone === null;

function zoneNeeded() {
  const message = "Choose the property’s time zone first, so that we know when a day begins there.";
  return refused({ code: "invalid", message, fields: { timeZone: message } });
}
