import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { ErasedStays } from "#stays/erasing/contract.ts";

/** Returns the stays that ended before a day, except those joined with one that did not. */
export function findStaysEndedBefore(db: Database, day: string) {
  return db
    .selectFrom("stays")
    .selectAll()
    .where("departure", "<", day)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("stays as later")
            .select("later.id")
            .whereRef("later.joined_id", "=", "stays.joined_id")
            .where("later.departure", ">=", day),
        ),
      ),
    )
    .orderBy("departure")
    .execute();
}

interface Erased {
  ids: string[];
  endedBefore: string;
  /** The number of guests who know the current door code. */
  knowDoorCode: number;
}

/** Deletes stays of a guidebook with all guest data, and stores their number. */
export async function eraseStays(
  db: Database,
  guidebookId: string,
  { ids, endedBefore, knowDoorCode }: Erased,
): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom("stays").where("id", "in", ids).executeTakeFirstOrThrow();
  const stays = Number(numDeletedRows);
  await db
    .updateTable("guidebook_access")
    .set((row) => ({ door_code_known_to: row("door_code_known_to", "+", knowDoorCode) }))
    .where("guidebook_id", "=", guidebookId)
    .execute();
  await db
    .insertInto("erased_stays")
    .values({ guidebook_id: guidebookId, ended_before: endedBefore, stays })
    .onConflict((conflict) =>
      conflict
        .columns(["guidebook_id", "ended_before"])
        .doUpdateSet((row) => ({ stays: row("erased_stays.stays", "+", stays) })),
    )
    .execute();
}

export async function deleteNotesBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom("erased_stays").where("ended_before", "<", day).execute();
}

/** Returns the number of erased stays the actor may read, and the day before which they ended. */
export async function countErasedStays(db: Database, actor: Actor): Promise<ErasedStays> {
  const { stays, endedBefore } = await db
    .selectFrom("erased_stays")
    .select((row) => [
      row.fn.sum<number | string | null>("stays").as("stays"),
      row.fn.max<string | null>("ended_before").as("endedBefore"),
    ])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .executeTakeFirstOrThrow();
  return { stays: Number(stays ?? 0), endedBefore };
}
