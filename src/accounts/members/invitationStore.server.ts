import { z } from "zod";
import { emailKey } from "#accounts/contract.ts";
import { rolesWith } from "#accounts/roles.ts";
import type { Invitation, MemberGuidebooks } from "#accounts/members/contract.ts";
import type { InvitationsTable, InvitationTokensTable } from "#accounts/members/tables.server.ts";
import type { Database } from "#core/database.server.ts";

const storedGuidebooks = z.array(z.string());

/** Returns the column value of a limited member's guidebooks. */
export const guidebooksColumn = (guidebooks: MemberGuidebooks): string | null =>
  guidebooks === "all" ? null : JSON.stringify(guidebooks);

export const toInvitation = (row: InvitationsTable): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  guidebooks: row.guidebooks === null ? "all" : storedGuidebooks.parse(JSON.parse(row.guidebooks)),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

export async function insertInvitation(db: Database, row: InvitationsTable): Promise<void> {
  await db.insertInto("invitations").values(row).execute();
}

export async function insertInvitationToken(db: Database, row: InvitationTokensTable): Promise<void> {
  await db.insertInto("invitation_tokens").values(row).execute();
}

/** Returns the open invitations of an account at `now`, oldest first. */
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

export function findInvitation(db: Database, id: string, now: number): Promise<InvitationsTable | undefined> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Returns an open invitation by the hash of a token, while its inviter and the token's creator may invite. */
export function findInvitationByToken(db: Database, tokenHash: string, now: number) {
  return db
    .selectFrom("invitations")
    .innerJoin("invitation_tokens", "invitation_tokens.invitation_id", "invitations.id")
    .innerJoin("account_members as inviter", (join) =>
      join
        .onRef("inviter.account_id", "=", "invitations.account_id")
        .onRef("inviter.user_id", "=", "invitations.invited_by"),
    )
    .innerJoin("account_members as maker", (join) =>
      join
        .onRef("maker.account_id", "=", "invitations.account_id")
        .on("maker.user_id", "=", (row) =>
          row.fn.coalesce("invitation_tokens.created_by", "invitations.invited_by"),
        ),
    )
    .selectAll("invitations")
    .where("invitation_tokens.token_hash", "=", tokenHash)
    .where("invitations.expires_at", ">", now)
    .where("inviter.role", "in", rolesWith("manage members"))
    .where("maker.role", "in", rolesWith("manage members"))
    .executeTakeFirst();
}

export async function updateInvitation(
  db: Database,
  id: string,
  change: Pick<InvitationsTable, "role" | "guidebooks" | "invited_by">,
): Promise<void> {
  await db.updateTable("invitations").set(change).where("id", "=", id).execute();
}

/** Deletes an invitation with its tokens. Returns false when another call has done so. */
export async function deleteInvitation(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("invitations")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes the invitations of an account to an email, in any letter case. */
export async function deleteInvitationsTo(db: Database, accountId: string, email: string): Promise<void> {
  const rows = await db
    .selectFrom("invitations")
    .select(["id", "email"])
    .where("account_id", "=", accountId)
    .where("email", "is not", null)
    .execute();
  for (const row of rows)
    if (emailKey(row.email ?? "") === emailKey(email)) await deleteInvitation(db, accountId, row.id);
}

/** Deletes the invitations of an account that a person made or changed last, and the tokens they made for others. */
export async function deleteInvitationsBy(db: Database, accountId: string, userId: string): Promise<void> {
  const own = db.selectFrom("invitations").select("id").where("account_id", "=", accountId);
  await db
    .deleteFrom("invitation_tokens")
    // The creator of an older token is unknown: it may be this person's.
    .where((row) => row.or([row("created_by", "=", userId), row("created_by", "is", null)]))
    .where("invitation_id", "in", own)
    .execute();
  await db
    .deleteFrom("invitations")
    .where("account_id", "=", accountId)
    .where("invited_by", "=", userId)
    .execute();
}

export async function deleteExpiredInvitations(db: Database, now: number): Promise<void> {
  await db.deleteFrom("invitations").where("expires_at", "<=", now).execute();
}
