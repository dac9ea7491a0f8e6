import type { Kysely } from "kysely";

/** Tokens with which other programs call the API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("api_tokens")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("prefix", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("is_limited", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint")
    .execute();
  for (const column of ["account_id", "user_id", "expires_at"])
    await db.schema.createIndex(`api_tokens_${column}`).on("api_tokens").column(column).execute();

  await db.schema
    .createTable("api_token_guidebooks")
    .addColumn("token_id", "text", (column) =>
      column.notNull().references("api_tokens.id").onDelete("cascade"),
    )
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("api_token_guidebooks_pk", ["token_id", "guidebook_id"])
    .execute();
  await db.schema
    .createIndex("api_token_guidebooks_guidebook")
    .on("api_token_guidebooks")
    .column("guidebook_id")
    .execute();
}
