import type { Kysely } from "kysely";

/** How long a walk or a ride is, and where it can be begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("places").addColumn("trail", "text").execute();
}
