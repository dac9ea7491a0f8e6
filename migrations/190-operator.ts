import type { Kysely } from "kysely";

/** Guidebooks that the operator has taken down, and what operators did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("guidebook_takedowns")
    .addColumn("guidebook_id", "text", (column) =>
      column.primaryKey().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("taken_down_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("operator_actions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("operator", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("operator_actions_at").on("operator_actions").column("at").execute();
}
