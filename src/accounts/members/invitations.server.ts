import { invitationLinkMade, memberChanged, memberInvited, memberJoined } from "#accounts/members/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { chooseAccount, ownerName, requireRight } from "#accounts/actor.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { findMembership, findOwners, insertMember, lockAccount } from "#accounts/memberStore.server.ts";
import { emailKey } from "#accounts/contract.ts";
import {
  type Invitation,
  type MemberChange,
  type NewInvitation,
  type ShownInvitation,
} from "#accounts/members/contract.ts";
import { INVITATION_DAYS } from "#accounts/members/invitationDays.ts";
import { invitationEmail, memberJoinedEmail } from "#accounts/members/jobs.server.ts";
import {
  deleteInvitation,
  deleteInvitationsTo,
  findInvitation,
  findInvitationByToken,
  guidebooksColumn,
  insertInvitation,
  insertInvitationToken,
  listInvitations,
  toInvitation,
  updateInvitation,
} from "#accounts/members/invitationStore.server.ts";
import { invitationsPerHost } from "#accounts/members/limits.ts";
import {
  alreadyMember,
  checkGuidebooks,
  requireProofForOwner,
} from "#accounts/members/memberChecks.server.ts";
import { listGuidebookNames, listMembers, updateMember } from "#accounts/members/store.server.ts";
import { DAY_MS } from "#core/durations.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

/** Members and open invitations of an account. */
const MAX_MEMBERS = 50;

/**
 * Invites a person to the actor's account, by email if one is given, and returns the invitation with its link. A
 * second invitation to an email replaces the first. Refuses with 403 `not_allowed`, 409 `already_member` and
 * `member_limit`, 404 for a guidebook of another account, 429, and 403 `proof_needed` for an owner.
 */
export async function invite(
  context: AppContext,
  actor: Actor,
  { email, role, guidebooks = "all" }: NewInvitation,
  origin: string,
): Promise<Result<Invitation & { url: string }>> {
  const allowed = await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  const free = await context.limits.consume(invitationsPerHost, actor.userId);
  if (!free.ok) return free;
  const now = context.now();
  const row = {
    id: context.randomId(),
    account_id: actor.accountId,
    email: email ?? null,
    role,
    guidebooks: guidebooksColumn(guidebooks),
    invited_by: actor.userId,
    created_at: now,
    expires_at: now + INVITATION_DAYS * DAY_MS,
  };
  const token = context.randomId();
  return context.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    const checked = await checkGuidebooks(db, actor, role, guidebooks);
    if (!checked.ok) return checked;
    const proved = await requireProofForOwner(context, db, actor, role);
    if (!proved.ok) return proved;
    if (row.email !== null) await deleteInvitationsTo(db, actor.accountId, row.email);
    const members = await listMembers(db, actor.accountId);
    if (members.some((member) => row.email !== null && emailKey(member.email) === emailKey(row.email)))
      return alreadyMember;
    const open = await listInvitations(db, actor.accountId, now);
    if (members.length + open.length >= MAX_MEMBERS) return tooManyPeople;
    await insertInvitation(db, row);
    await insertInvitationToken(db, {
      token_hash: hashToken(token),
      invitation_id: row.id,
      created_by: actor.userId,
    });
    await recordEvent(context, db, actor, memberInvited, { role }, { subjectId: row.id });
    if (row.email !== null) await context.jobs.add(db, invitationEmail, { invitationId: row.id, origin });
    return ok({ ...toInvitation(row), url: `${origin}/invite/${token}` });
  });
}

/** Returns the invitation of a token, for its holder. Refuses with 404 `invitation_ended`. */
export async function readInvitation(context: AppContext, token: string): Promise<Result<ShownInvitation>> {
  const row = await findInvitationByToken(context.db, hashToken(token), context.now());
  if (!row) return invitationEnded;
  const { role, guidebooks, expiresAt } = toInvitation(row);
  const named =
    guidebooks === "all" ? "all" : await listGuidebookNames(context.db, row.account_id, guidebooks);
  return ok({
    ownerName: await ownerName(context, row.account_id),
    role,
    guidebooks: named === "all" ? named : named.map(({ name }) => name),
    expiresAt,
  });
}

/**
 * Makes the signed-in user a member by an invitation's token, whatever their email, and switches their session to that
 * account. An invitation works once, while its inviter may still invite. Informs the owners by email (People 14).
 * Refuses with 404 `invitation_ended`, 409 `already_member`.
 */
export async function acceptInvitation(
  context: AppContext,
  host: SignedInHost,
  token: string,
): Promise<Result<string>> {
  const joined = await context.db
    .transaction()
    .execute((db) => joinByInvitation({ ...context, db }, host.id, token));
  if (!joined.ok) return joined;
  await chooseAccount(context, host, joined.value);
  return joined;
}

/**
 * Makes a user a member by an invitation's token, within the transaction of `context.db`, and returns the account's id.
 * Refuses with 404 `invitation_ended`, 409 `already_member`.
 */
export async function joinByInvitation(
  context: AppContext,
  userId: string,
  token: string,
): Promise<Result<string>> {
  const { db } = context;
  const now = context.now();
  const found = await findInvitationByToken(db, hashToken(token), now);
  if (!found) return invitationEnded;
  await lockAccount(db, found.account_id);
  // A concurrent end of it has committed before the lock.
  const row = await findInvitationByToken(db, hashToken(token), now);
  if (!row) return invitationEnded;
  if (await findMembership(db, row.account_id, userId)) return alreadyMember;
  if (!(await deleteInvitation(db, row.account_id, row.id))) return invitationEnded;
  const key = { account_id: row.account_id, user_id: userId };
  await insertMember(db, { ...key, role: row.role, is_limited: 0, created_at: now });
  const { guidebooks } = toInvitation(row);
  // Guidebooks may have been deleted since.
  const there = guidebooks === "all" ? guidebooks : await listGuidebookNames(db, row.account_id, guidebooks);
  await updateMember(db, key, row.role, there === "all" ? there : there.map(({ id }) => id));
  for (const { userId: ownerId } of await findOwners(db, row.account_id))
    if (ownerId !== userId)
      await context.jobs.add(db, memberJoinedEmail, {
        accountId: row.account_id,
        ownerId,
        memberId: userId,
        role: row.role,
      });
  const joined = { accountId: row.account_id, userId };
  await recordEvent(context, db, joined, memberJoined, { role: row.role }, { subjectId: userId });
  return ok(row.account_id);
}

/** Changes an open invitation; the actor becomes its inviter. Null without it. Refuses as `invite` does. */
export async function changeInvitation(
  context: AppContext,
  actor: Actor,
  id: string,
  change: MemberChange,
): Promise<Result<Invitation> | null> {
  const row = await findInvitation(context.db, id, context.now());
  if (row?.account_id !== actor.accountId) return null;
  const before = toInvitation(row);
  const role = change.role ?? before.role;
  const guidebooks = change.guidebooks ?? (role === "owner" ? "all" : before.guidebooks);
  const checked = await checkGuidebooks(context.db, actor, role, guidebooks);
  if (!checked.ok) return checked;
  return context.db.transaction().execute(async (db) => {
    const proved = await requireProofForOwner(context, db, actor, role);
    if (!proved.ok) return proved;
    await updateInvitation(db, id, {
      role,
      guidebooks: guidebooksColumn(guidebooks),
      invited_by: actor.userId,
    });
    await recordEvent(context, db, actor, memberChanged, { role }, { subjectId: id });
    return ok({ ...before, role, guidebooks });
  });
}

/** Returns another link of an open invitation; earlier ones stay valid. Refuses as `changeInvitation`. */
export async function newInvitationLink(
  context: AppContext,
  actor: Actor,
  id: string,
  origin: string,
): Promise<Result<{ url: string }>> {
  const allowed = await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  const row = await findInvitation(context.db, id, context.now());
  if (row?.account_id !== actor.accountId) return notFound("This invitation");
  const token = context.randomId();
  return context.db.transaction().execute(async (db) => {
    const proved = await requireProofForOwner(context, db, actor, row.role);
    if (!proved.ok) return proved;
    await insertInvitationToken(db, {
      token_hash: hashToken(token),
      invitation_id: id,
      created_by: actor.userId,
    });
    await recordEvent(context, db, actor, invitationLinkMade, null, { subjectId: id });
    return ok({ url: `${origin}/invite/${token}` });
  });
}

const tooManyPeople = refused({
  code: "member_limit",
  message: `An account can have up to ${MAX_MEMBERS} people, including open invitations. Remove one of them first.`,
});

const invitationEnded = refused({
  code: "invitation_ended",
  message:
    "This invitation was used, withdrawn or has expired. Ask the person who invited you for a new one.",
});
