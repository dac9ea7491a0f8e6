import type { Kysely } from "kysely";

/** Settings that operators change on their screen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("server_settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .execute();
}
