import type { Database } from "#core/database.server.ts";
import type { OidcIdentitiesTable, OidcLinksTable, UsersTable } from "#accounts/tables.server.ts";

/** Returns the user that signs in as this subject of this issuer. */
export function findUserOfIdentity(
  db: Database,
  { issuer, subject }: Pick<OidcIdentitiesTable, "issuer" | "subject">,
): Promise<UsersTable | undefined> {
  return db
    .selectFrom("oidc_identities")
    .innerJoin("users", "users.id", "oidc_identities.user_id")
    .selectAll("users")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

/** Stores an identity. Returns false when it belongs to a user already. */
export async function insertIdentity(db: Database, identity: OidcIdentitiesTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("oidc_identities")
    .values(identity)
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the identities of a user: an attacker may have made the account at the provider with this email. */
export async function deleteIdentitiesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("oidc_identities").where("user_id", "=", userId).execute();
}

/** Stores an identity that waits for its user's next sign-in. */
export async function insertLink(db: Database, link: OidcLinksTable): Promise<void> {
  await db.insertInto("oidc_links").values(link).execute();
}

/** Deletes a live link and returns it: of two concurrent calls, one gets it. */
export function takeLink(db: Database, tokenHash: string, now: number): Promise<OidcLinksTable | undefined> {
  return db
    .deleteFrom("oidc_links")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom("oidc_links").where("expires_at", "<=", now).execute();
}
