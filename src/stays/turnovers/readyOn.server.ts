import type { AppContext } from "#core/context.server.ts";
import { findLastReady } from "#stays/turnovers/store.server.ts";

/**
 * Returns when a property was marked as ready for guests who arrive on a day (YYYY-MM-DD), epoch milliseconds. Null where
 * others leave on that day, or left before it, and it was not marked since. The mark of an ended link stays one.
 */
export const readyAtFor = (
  { db }: Pick<AppContext, "db">,
  guidebookId: string,
  day: string,
): Promise<number | null> => findLastReady(db, guidebookId, day);
