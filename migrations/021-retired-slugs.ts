import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("retired_slugs")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("retired_at", "bigint", (column) => column.notNull())
    .execute();
}
