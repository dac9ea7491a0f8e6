import type { Kysely } from "kysely";

/** The first of the touching stays that a host has joined as one guest's; null for all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("stays").addColumn("joined_id", "text").execute();
  await db.schema.createIndex("stays_joined").on("stays").column("joined_id").execute();
}
