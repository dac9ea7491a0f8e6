import type { Kysely } from "kysely";

/** The key that messages to devices are signed with, and the devices of hosts who asked for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("push_keys")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("private_key", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("push_subscriptions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("session", "text", (column) =>
      column.notNull().references("sessions.token_hash").onDelete("cascade"),
    )
    .addColumn("endpoint_digest", "text", (column) => column.notNull().unique())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["user_id", "session"] as const)
    await db.schema
      .createIndex(`push_subscriptions_${column}`)
      .on("push_subscriptions")
      .column(column)
      .execute();
}
