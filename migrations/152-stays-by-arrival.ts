import type { Kysely } from "kysely";

/** The rehearsal looks for the arrivals of a few days over all guidebooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("stays_by_arrival").on("stays").column("arrival").execute();
}
