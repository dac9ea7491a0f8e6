import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { GuidebookOpensTable } from "#guidebooks/guestUsage/tables.server.ts";
import type { Database } from "#core/database.server.ts";

/** Adds to the count of the same page or section on the same day. Ignores a guidebook that is gone. */
export async function addOpens(db: Database, row: GuidebookOpensTable): Promise<void> {
  const there = await db
    .selectFrom("guidebooks")
    .select("id")
    .where("id", "=", row.guidebook_id)
    .executeTakeFirst();
  if (!there) return;
  await db
    .insertInto("guidebook_opens")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["guidebook_id", "day", "section"])
        .doUpdateSet({ count: sql<number>`guidebook_opens.count + excluded.count` }),
    )
    .execute();
}

/** Returns the opens of a guidebook that the actor may read, from a day on. */
export function listOpens(db: Database, actor: Actor, guidebookId: string, fromDay: string) {
  return db
    .selectFrom("guidebook_opens")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .where("day", ">=", fromDay)
    .orderBy("day")
    .execute();
}

/** Returns the page opens of each guidebook that the actor may read, from a day on. */
export async function sumOpens(db: Database, actor: Actor, fromDay: string) {
  const rows = await db
    .selectFrom("guidebook_opens")
    .select(["guidebook_id", (row) => row.fn.sum<number>("count").as("total")])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .where("section", "=", "")
    .where("day", ">=", fromDay)
    .groupBy("guidebook_id")
    .execute();
  return rows.map((row) => ({ guidebookId: row.guidebook_id, total: row.total }));
}

export async function deleteOpensBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom("guidebook_opens").where("day", "<", day).execute();
}
