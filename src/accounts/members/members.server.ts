import { deleteTokensOf } from "#accounts/tokens/store.server.ts";
import { invitationEnded, memberChanged, memberRemoved } from "#accounts/members/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { requireRight } from "#accounts/actor.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { findMembership, findOwners, insertMember, lockAccount } from "#accounts/memberStore.server.ts";
import type { Role } from "#accounts/roles.ts";
import { findUser } from "#accounts/store.server.ts";
import { lastActivities, type EventKinds } from "#accounts/events/activity.server.ts";
import type { AccountPeople, Member, MemberChange, MemberGuidebooks } from "#accounts/members/contract.ts";
import { changeInvitation } from "#accounts/members/invitations.server.ts";
import {
  deleteInvitation,
  deleteInvitationsBy,
  deleteInvitationsTo,
  listInvitations,
  toInvitation,
} from "#accounts/members/invitationStore.server.ts";
import {
  alreadyMember,
  checkGuidebooks,
  requireProofForOwner,
} from "#accounts/members/memberChecks.server.ts";
import { sendLeftLinks } from "#accounts/members/madeLinks/leftLinks.server.ts";
import type { MadeLinks } from "#accounts/members/madeLinks/madeLinks.server.ts";
import {
  deleteMember,
  handGuidebooksOver,
  listMembers,
  updateMember,
} from "#accounts/members/store.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";

/** Returns the account's members, oldest first, and open invitations. Refuses with 403 `not_allowed`. */
export async function peopleOf(
  context: AppContext,
  kinds: EventKinds,
  actor: Actor,
): Promise<Result<AccountPeople>> {
  const allowed = await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  const { db } = context;
  const [members, invitations, last] = await Promise.all([
    listMembers(db, actor.accountId),
    listInvitations(db, actor.accountId, context.now()),
    lastActivities(context, kinds, actor.accountId),
  ]);
  return ok({
    members: members.map((each) => ({ ...each, lastActivity: last.get(each.id) ?? null })),
    invitations: invitations.map(toInvitation),
  });
}

/**
 * Adds a person to the actor's account. Refuses with 403 `not_allowed`, 404 for an unknown person or a guidebook of
 * another account, 409 `already_member`, 400 for an owner of some guidebooks only.
 */
export async function addMember(
  context: AppContext,
  actor: Actor,
  { userId, role, guidebooks = "all" }: { userId: string; role: Role; guidebooks?: MemberGuidebooks },
): Promise<Result<Member>> {
  return changeMembers(context, actor, async (db) => {
    if (!(await findUser(db, userId))) return notFound("This person");
    if (await findMembership(db, actor.accountId, userId)) return alreadyMember;
    const checked = await checkGuidebooks(db, actor, role, guidebooks);
    if (!checked.ok) return checked;
    const key = { account_id: actor.accountId, user_id: userId };
    await insertMember(db, { ...key, role, is_limited: 0, created_at: context.now() });
    await updateMember(db, key, role, guidebooks);
    return stored(db, actor.accountId, userId);
  });
}

/**
 * Changes a member's role or guidebooks. Ends the invitations of a former owner, and the links in `end`. Refuses as
 * `addMember` does, with 409 `last_owner` for the only owner, and 403 `proof_needed` for an owner.
 */
export async function changeMember(
  context: AppContext,
  links: MadeLinks,
  actor: Actor,
  userId: string,
  change: MemberChange,
): Promise<Result<Member>> {
  return changeMembers(context, actor, async (db) => {
    const before = await findMember(db, actor.accountId, userId);
    if (!before) return notFound("This person");
    const role = change.role ?? before.role;
    if (role !== "owner" && (await isLastOwner(db, actor.accountId, userId))) return lastOwner;
    const guidebooks = change.guidebooks ?? (role === "owner" ? "all" : before.guidebooks);
    const checked = await checkGuidebooks(db, actor, role, guidebooks);
    if (!checked.ok) return checked;
    const proved = await requireProofForOwner(context, db, actor, role);
    if (!proved.ok) return proved;
    // While the actor still has the right: they may change themself.
    const ended = await links.end(context, db, actor, { userId, ids: change.end });
    if (!ended.ok) return ended;
    await updateMember(db, { account_id: actor.accountId, user_id: userId }, role, guidebooks);
    await recordEvent(context, db, actor, memberChanged, { role }, { subjectId: userId });
    if (role !== "owner") await deleteInvitationsBy(db, actor.accountId, userId);
    return stored(db, actor.accountId, userId);
  });
}

/**
 * Ends a membership, one's own too, and the tokens of the member. Transfers what the member made to an owner; ends the invitations by them and to their
 * email, and the links in `end`. Informs owners by email of the links with codes of a leaving member (People 13). Refuses with 403
 * `not_allowed`, 404, and 409 `last_owner`.
 */
export async function removeMember(
  context: AppContext,
  links: MadeLinks,
  actor: Actor,
  userId: string,
  end: readonly string[] = [],
): Promise<Result<void>> {
  const leaves = userId === actor.userId;
  const allowed = leaves ? ok(undefined) : await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  return allOrNothing(context.db, async (db) => {
    await lockAccount(db, actor.accountId);
    const member = await findMember(db, actor.accountId, userId);
    if (!member) return notFound("This person");
    if (await isLastOwner(db, actor.accountId, userId)) return lastOwner;
    await deleteInvitationsTo(db, actor.accountId, member.email);
    await transferOwnership(db, userId, actor.accountId);
    await deleteInvitationsBy(db, actor.accountId, userId);
    if (leaves) await sendLeftLinks(context, links, db, actor.accountId, userId);
    const ended = leaves ? ok(undefined) : await links.end(context, db, actor, { userId, ids: end });
    if (!ended.ok) return ended;
    const what = leaves ? "left" : "removed";
    await recordEvent(context, db, actor, memberRemoved, { what }, { subjectId: userId });
    await deleteTokensOf(db, { accountId: actor.accountId, userId });
    await deleteMember(db, { account_id: actor.accountId, user_id: userId });
    return ok(undefined);
  });
}

/** Changes a member or an open invitation by id. Refuses as `changeMember` does. */
export async function changeMemberOrInvitation(
  context: AppContext,
  links: MadeLinks,
  actor: Actor,
  id: string,
  change: MemberChange,
): Promise<Result<void>> {
  const allowed = await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  const changed =
    (await changeInvitation(context, actor, id, change)) ??
    (await changeMember(context, links, actor, id, change));
  return changed.ok ? ok(undefined) : changed;
}

/** Ends a membership or withdraws an open invitation by id. Refuses as `removeMember` does. */
export async function removeMemberOrInvitation(
  context: AppContext,
  links: MadeLinks,
  actor: Actor,
  id: string,
  end: readonly string[],
): Promise<Result<void>> {
  if (id !== actor.userId) {
    const allowed = await requireRight(context, actor, "manage members");
    if (!allowed.ok) return allowed;
    const isEnded = await context.db.transaction().execute(async (db) => {
      if (!(await deleteInvitation(db, actor.accountId, id))) return false;
      await recordEvent(context, db, actor, invitationEnded, null, { subjectId: id });
      return true;
    });
    if (isEnded) return ok(undefined);
  }
  return removeMember(context, links, actor, id, end);
}

/** Transfers what a person made in an account to its first other owner. Changes nothing without one. */
export async function transferOwnership(db: Database, userId: string, accountId: string): Promise<void> {
  const heir = (await findOwners(db, accountId)).find((owner) => owner.userId !== userId);
  if (!heir) return;
  await handGuidebooksOver(db, accountId, { from: userId, to: heir.userId });
}

/** Changes the account's members under a lock, or two owners could remove each other. */
async function changeMembers(
  context: AppContext,
  actor: Actor,
  change: (db: Database) => Promise<Result<Member>>,
): Promise<Result<Member>> {
  const allowed = await requireRight(context, actor, "manage members");
  if (!allowed.ok) return allowed;
  return allOrNothing(context.db, async (db) => {
    await lockAccount(db, actor.accountId);
    return change(db);
  });
}

async function findMember(db: Database, accountId: string, userId: string): Promise<Member | undefined> {
  return (await listMembers(db, accountId)).find(({ id }) => id === userId);
}

async function isLastOwner(db: Database, accountId: string, userId: string): Promise<boolean> {
  const owners = await findOwners(db, accountId);
  return owners.length === 1 && owners[0]?.userId === userId;
}

async function stored(db: Database, accountId: string, userId: string): Promise<Result<Member>> {
  const member = await findMember(db, accountId, userId);
  return member ? ok(member) : notFound("This person");
}

const lastOwner = refused({
  code: "last_owner",
  message: "An account needs an owner. Make another person an owner first.",
});
