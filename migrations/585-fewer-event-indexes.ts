import type { Kysely } from "kysely";

/** Leaves indexes of events out that most events would be in for nothing: each is a page that a save writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["token_id", "guest_stay_id"]) {
    await db.schema.dropIndex(`events_${column}`).execute();
    await db.schema
      .createIndex(`events_${column}`)
      .on("events")
      .column(column)
      .where(column, "is not", null)
      .execute();
  }
  // Old events are deleted by account, with `events_account`.
  await db.schema.dropIndex("events_at").execute();
}
