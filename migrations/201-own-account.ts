import type { Kysely } from "kysely";

/** When an e-mail was confirmed, links that confirm or take back one, and what is known of a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("email_confirmed_at", "bigint").execute();
  await db.schema.alterTable("sessions").addColumn("device", "text").execute();
  await db.schema.alterTable("sessions").addColumn("proved_at", "bigint").execute();
  await db.schema
    .createTable("email_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("email_links_user").on("email_links").column("user_id").execute();
  await db.schema.createIndex("email_links_expires").on("email_links").column("expires_at").execute();
}
