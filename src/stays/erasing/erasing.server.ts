import type { Database } from "#core/database.server.ts";
import { addDays, utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { findAccess, findDoorCodeHistory } from "#stays/accessStore.server.ts";
import { countKnowing } from "#stays/erasing/doorCodeKnown.ts";
import { deleteNotesBefore, eraseStays, findStaysEndedBefore } from "#stays/erasing/store.server.ts";
import { deleteDoneProblems } from "#stays/problems/store.server.ts";
import { deleteRequestsBefore } from "#stays/accessRequests/store.server.ts";
import { DELETED_AFTER_DAYS } from "#stays/stays.server.ts";
import { DAY_MS } from "#core/durations.ts";

/** Returns the day before which the stays end that are erased now. */
const erasedBefore = (now: number) => addDays(utcDay(now), -DELETED_AFTER_DAYS);

/** Deletes stays that ended 30 days ago and refused requests; stores two counts (Stays 20). */
export async function eraseEnded({ now }: Pick<AppContext, "now">, db: Database): Promise<void> {
  const endedBefore = erasedBefore(now());
  const ended = Map.groupBy(await findStaysEndedBefore(db, endedBefore), (row) => row.guidebook_id);
  for (const [guidebookId, rows] of ended) {
    const access = await findAccess(db, guidebookId);
    const { changedAt } = await findDoorCodeHistory(db, guidebookId);
    const knowDoorCode = countKnowing(rows, access, changedAt);
    await eraseStays(db, guidebookId, { ids: rows.map(({ id }) => id), endedBefore, knowDoorCode });
  }
  await deleteDoneProblems(db);
  await deleteRequestsBefore(db, now() - DELETED_AFTER_DAYS * DAY_MS);
  await deleteNotesBefore(db, addDays(endedBefore, -DELETED_AFTER_DAYS));
}
