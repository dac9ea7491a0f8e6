import { sql, type Kysely } from "kysely";

/**
 * Changes of e-mail that were asked for: their links and e-mails end with their row. Links of earlier versions, which work
 * for a day, are asked for again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("email_changes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("requested_at", "bigint", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["user_id", "expires_at"])
    await db.schema.createIndex(`email_changes_${column}`).on("email_changes").column(column).execute();
  await db.schema
    .alterTable("email_links")
    .addColumn("change_id", "text", (column) => column.references("email_changes.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("email_links_change").on("email_links").column("change_id").execute();
  await sql`delete from email_links where purpose = 'change'`.execute(db);
}
