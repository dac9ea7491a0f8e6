import type { Kysely } from "kysely";

/** When the guests of a stay said that they have left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("stays").addColumn("left_at", "bigint").execute();
}
