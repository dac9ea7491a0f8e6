import type { Actor } from "#accounts/actor.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { findGuidebook, updateGuidebook } from "#guidebooks/store.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Result } from "#platform/refusal.ts";
import { findAccess, findDoorCodeHistory, saveAccess } from "#stays/accessStore.server.ts";
import type { Access, AccessChange, KnownAccess } from "#stays/contract.ts";
import { countWhoKnow } from "#stays/erasing/doorCodeKnown.ts";
import { dayAt } from "#stays/localTime.ts";
import { listStays } from "#stays/store.server.ts";

/** Returns who sees the secrets of a guidebook, and how many earlier guests know its door code. */
export async function accessOf(
  { db, now }: Platform,
  actor: Actor,
  guidebookId: string,
): Promise<Result<KnownAccess>> {
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const access = await findAccess(db, guidebookId);
  const today = dayAt(now(), access.timeZone ?? "UTC");
  const history = await findDoorCodeHistory(db, guidebookId);
  const stays = await listStays(db, actor, { guidebookId, endingFrom: "0001-01-01" });
  const earlier = stays.filter(({ departure }) => departure < today);
  return ok({ ...access, doorCodeKnownTo: countWhoKnow(earlier, access, history) });
}

/**
 * Changes who sees the secrets of a guidebook; every page shows it at once. Refuses `stays` without a time zone, because nobody
 * could say when a day begins (Stays 2).
 */
export async function changeAccess(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  change: AccessChange,
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

/** Returns whom a guest can ring at night, which everybody may know (Stays 15). */
export async function contactOf({ db }: Platform, guidebookId: string): Promise<string | null> {
  return (await findAccess(db, guidebookId)).contact;
}
