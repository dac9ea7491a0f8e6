import type { Kysely } from "kysely";

/** How many stays of a guidebook were erased, for the host to see: a number, and nothing of a guest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("erased_stays")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("ended_before", "text", (column) => column.notNull())
    .addColumn("stays", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("erased_stays_key", ["guidebook_id", "ended_before"])
    .execute();
}
