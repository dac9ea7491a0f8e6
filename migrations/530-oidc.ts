import type { Kysely } from "kysely";

/** Who signs in by an OpenID provider, and identities that wait for one sign-in by password or passkey. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("oidc_identities")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("oidc_identities_pk", ["issuer", "subject"])
    .execute();
  await db.schema.createIndex("oidc_identities_user").on("oidc_identities").column("user_id").execute();
  await db.schema
    .createTable("oidc_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("oidc_links_user").on("oidc_links").column("user_id").execute();
  await db.schema.createIndex("oidc_links_expiry").on("oidc_links").column("expires_at").execute();
}
