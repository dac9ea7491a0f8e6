import { z } from "zod";
import type { Invitation, MemberGuidebooks } from "#members/contract.ts";
import type { InvitationsTable } from "#members/tables.server.ts";
import type { Database } from "#platform/database.server.ts";

const storedGuidebooks = z.array(z.string());

/** Returns the column of the guidebooks that a member will be limited to. */
export const guidebooksColumn = (guidebooks: MemberGuidebooks): string | null =>
  guidebooks === "all" ? null : JSON.stringify(guidebooks);

/** Returns the invitation of a row. */
export const toInvitation = (row: InvitationsTable): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  guidebooks: row.guidebooks === null ? "all" : storedGuidebooks.parse(JSON.parse(row.guidebooks)),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** Stores an invitation. */
export async function insertInvitation(db: Database, row: InvitationsTable): Promise<void> {
  await db.insertInto("invitations").values(row).execute();
}

export async function insertInvitationToken(
  db: Database,
  invitationId: string,
  tokenHash: string,
): Promise<void> {
  const row = { token_hash: tokenHash, invitation_id: invitationId };
  await db.insertInto("invitation_tokens").values(row).execute();
}

/** Returns the invitations of an account that are open at `now`, the first one first. */
export function listInvitations(db: Database, accountId: string, now: number): Promise<InvitationsTable[]> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Returns an open invitation by its id. */
export function findInvitation(db: Database, id: string, now: number): Promise<InvitationsTable | undefined> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Returns an open invitation by the hash of one of its tokens. */
export function findInvitationByToken(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<InvitationsTable | undefined> {
  return db
    .selectFrom("invitations")
    .innerJoin("invitation_tokens", "invitation_tokens.invitation_id", "invitations.id")
    .selectAll("invitations")
    .where("invitation_tokens.token_hash", "=", tokenHash)
    .where("invitations.expires_at", ">", now)
    .executeTakeFirst();
}

export async function updateInvitation(
  db: Database,
  id: string,
  change: Pick<InvitationsTable, "role" | "guidebooks">,
): Promise<void> {
  await db.updateTable("invitations").set(change).where("id", "=", id).execute();
}

/** Deletes an invitation with its tokens. Returns false where another call was first. */
export async function deleteInvitation(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("invitations")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes the invitations of an account to an e-mail. */
export async function deleteInvitationsTo(db: Database, accountId: string, email: string): Promise<void> {
  await db.deleteFrom("invitations").where("account_id", "=", accountId).where("email", "=", email).execute();
}

/** Deletes the invitations that have expired at `now` (epoch ms). */
export async function deleteExpiredInvitations(db: Database, now: number): Promise<void> {
  await db.deleteFrom("invitations").where("expires_at", "<=", now).execute();
}
