import type { Kysely } from "kysely";

/** The network that a guest without a code asked from, as a keyed digest; null in requests of earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("stay_requests").addColumn("network", "text").execute();
}
