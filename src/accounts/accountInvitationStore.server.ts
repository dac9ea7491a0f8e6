import type { AccountInvitationsTable } from "#accounts/tables.server.ts";
import type { Database } from "#core/database.server.ts";

export async function insertAccountInvitation(db: Database, row: AccountInvitationsTable): Promise<void> {
  await db.insertInto("account_invitations").values(row).execute();
}

export async function isAccountInvitationOpen(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("account_invitations")
    .select("token_hash")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an open invitation, which makes one account. Returns false where there is none. */
export async function consumeAccountInvitation(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("account_invitations")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteExpiredAccountInvitations(db: Database, now: number): Promise<void> {
  await db.deleteFrom("account_invitations").where("expires_at", "<=", now).execute();
}
