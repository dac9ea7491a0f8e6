import type { Database } from "#core/database.server.ts";
import type { BookedWith } from "#core/platforms.ts";
import { guestExtrasOf, type GuestExtras } from "#stays/extras/guestExtras.ts";
import { factsAround, readPropertyCalendar } from "#stays/extras/propertyCalendar.server.ts";
import { findExtras, findRequestsOfStays } from "#stays/extras/store.server.ts";
import type { GuestStay, UsualTimes } from "#stays/guestStay.ts";
import type { Chain } from "#stays/joinedStays.ts";

interface Given {
  chain: Chain;
  stay: GuestStay;
  usual: UsualTimes;
  bookedWith: BookedWith | null;
}

/** Reads the extras of a stay's page, and when they change next. */
export async function readGuestExtras(
  db: Database,
  { chain, stay, usual, bookedWith }: Given,
  now: number,
): Promise<{ extras: GuestExtras | null; changesAt: number | null }> {
  const [{ id, guidebook_id: guidebookId, arrival }] = chain;
  const [offers, requests, calendar] = await Promise.all([
    findExtras(db, guidebookId),
    findRequestsOfStays(
      db,
      chain.map((row) => row.id),
    ),
    readPropertyCalendar(db, guidebookId, arrival, now, { usual, timeZone: stay.timeZone }),
  ]);
  const facts = factsAround(calendar, id);
  if (!facts) return { extras: null, changesAt: null };
  return guestExtrasOf({ offers, requests, stay, facts, bookedWith }, now);
}
