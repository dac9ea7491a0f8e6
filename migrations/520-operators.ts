import type { Kysely } from "kysely";

/** The people who may operate the server in a browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("operators")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .execute();
}
