import type { Kysely } from "kysely";

/** When the newest backup of a place was last tried, and why it could not be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("backup_places").addColumn("tried_at", "bigint").execute();
  await db.schema.alterTable("backup_places").addColumn("trial_failure", "text").execute();
}
