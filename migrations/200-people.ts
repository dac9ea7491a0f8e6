import type { Kysely } from "kysely";

/** Invitations to an account, and what its members did lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("invitations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("email", "text")
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("guidebooks", "text")
    .addColumn("invited_by", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("invitations_account")
    .on("invitations")
    .columns(["account_id", "created_at"])
    .execute();
  await db.schema
    .createTable("invitation_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("invitation_id", "text", (column) =>
      column.notNull().references("invitations.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("invitation_tokens_invitation")
    .on("invitation_tokens")
    .column("invitation_id")
    .execute();
  await db.schema
    .createTable("account_activity")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("call", "text", (column) => column.notNull())
    .addColumn("guidebook_id", "text", (column) => column.references("guidebooks.id").onDelete("set null"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("account_activity_account")
    .on("account_activity")
    .columns(["account_id", "at"])
    .execute();
  for (const column of ["user_id", "guidebook_id", "at"]) {
    await db.schema.createIndex(`account_activity_${column}`).on("account_activity").column(column).execute();
  }
}
