import { addDays, utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { listGuestNames } from "#stays/accessRequests/store.server.ts";

type Named = { guidebookId: string; firstName: string };

/** Ignores case and accents. */
const names = new Intl.Collator("en", { sensitivity: "base", usage: "search" });
const firstWord = (name: string) => name.trim().split(/[\s,]+/)[0] ?? "";

/** Returns a function from guidebook and first name to whether a current stay has the name. */
export async function expectedNames(
  { db, now }: AppContext,
  guidebookIds: readonly string[],
): Promise<(named: Named) => boolean> {
  const today = utcDay(now());
  const ids = [...new Set(guidebookIds)];
  const guests = ids.length === 0 ? [] : await listGuestNames(db, ids, addDays(today, -1), addDays(today, 1));
  return ({ guidebookId, firstName }) =>
    guests.some(
      (guest) =>
        guest.guidebookId === guidebookId &&
        names.compare(firstWord(guest.guestName ?? ""), firstWord(firstName)) === 0,
    );
}
