import { sql } from "kysely";
import type { Database } from "#core/database.server.ts";
import type { EventCountsTable } from "#analytics/tables.server.ts";

export async function addToCount(db: Database, key: Omit<EventCountsTable, "count">): Promise<void> {
  await db
    .insertInto("event_counts")
    .values({ ...key, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["hour", "name", "route", "properties"])
        .doUpdateSet({ count: sql<number>`event_counts.count + 1` }),
    )
    .execute();
}

export async function deleteCountsBefore(db: Database, hour: number): Promise<void> {
  await db.deleteFrom("event_counts").where("hour", "<", hour).execute();
}

export function readCountsSince(db: Database, hour: number): Promise<EventCountsTable[]> {
  return db
    .selectFrom("event_counts")
    .selectAll()
    .where("hour", ">=", hour)
    .orderBy("hour")
    .orderBy("name")
    .execute();
}
