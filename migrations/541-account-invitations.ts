import type { Kysely } from "kysely";

/** Invitations of operators: each makes one account where sign-up is not open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("account_invitations")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("account_invitations_expiry")
    .on("account_invitations")
    .column("expires_at")
    .execute();
}
