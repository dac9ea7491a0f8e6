import type { Kysely } from "kysely";

/** Changes to how a user signs in: sign-ins, wrong passwords, changes of password, e-mail and passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("security_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("device", "text")
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("security_events_user")
    .on("security_events")
    .columns(["user_id", "at"])
    .execute();
  await db.schema.createIndex("security_events_at").on("security_events").column("at").execute();
}
