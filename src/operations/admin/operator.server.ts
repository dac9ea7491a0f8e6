import { planEnded, planStarted } from "#billing/events.ts";
import { supportActed, type Support } from "#operations/admin/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { accountInvitationEmail, newAccountInvitation } from "#accounts/accountInvitation.server.ts";
import { welcomeEmail } from "#accounts/profile/jobs.server.ts";
import { emailKey } from "#accounts/contract.ts";
import { endAccess } from "#accounts/endAccess.server.ts";
import { findAccountsOwnedAlone, findMembership, findOwners } from "#accounts/memberStore.server.ts";
import { passwordsOff } from "#accounts/password.server.ts";
import { newResetLink, resetEmail } from "#accounts/resetEmail.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { findUser, findUserByEmail } from "#accounts/store.server.ts";
import type { UsersTable } from "#accounts/tables.server.ts";
import { GRANTED } from "#billing/subscriptionState.ts";
import { readSubscriptionState, writeSubscriptionState } from "#billing/store.server.ts";
import { findForOperator, storeTakedown } from "#guidebooks/takedownStore.server.ts";
import { deleteOperator, insertOperator } from "#operations/admin/operatorsStore.server.ts";
import { insertAction } from "#operations/admin/store.server.ts";
import type { OperatorAction } from "#operations/admin/tables.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { deleteAccount } from "#operations/accountDeletion/deleteAccount.server.ts";
import { filesOfAccount } from "#operations/export/exportAccount.server.ts";
import { writeZip } from "#operations/export/zip/writeZip.server.ts";

/** The operator and the reason, which the audit trail records (commands are recorded, Operator 1). */
export interface Order {
  operator: string;
  reason: string;
}

/** Gives an account with one owner a plan until a moment (epoch ms). Refuses where Stripe charges. */
export async function grantPlan(
  context: AppContext,
  who: string,
  until: number,
  order: Order,
): Promise<Result<void>> {
  const found = await findOwnedAccount(context.db, who);
  if (!found.ok) return found;
  const accountId = found.value;
  return context.db.transaction().execute(async (db) => {
    const before = await readSubscriptionState(db, accountId);
    if (before && isStripes(before.subscriptionId) && before.state !== "ended") return atStripe;
    const plan = {
      subscriptionId: `${GRANTED}${context.randomId()}`,
      state: "active" as const,
      periodEnd: until,
      accessUntil: until,
      renews: false,
      endedAt: null,
    };
    await writeSubscriptionState(db, accountId, plan, context.now());
    await note(context, db, "grant", accountId, order);
    await noteForOwners(context, db, accountId, "plan_granted_by_support");
    await recordEvent(context, db, { accountId, by: "operator" }, planStarted, { isRenewal: false });
    return ok(undefined);
  });
}

/** Ends the plan of the account that a host owns alone, now. Refuses where Stripe charges for it. */
export async function endPlan(context: AppContext, who: string, order: Order): Promise<Result<void>> {
  const found = await findOwnedAccount(context.db, who);
  if (!found.ok) return found;
  const accountId = found.value;
  return context.db.transaction().execute(async (db) => {
    const before = await readSubscriptionState(db, accountId);
    if (!before || before.state === "ended") return notFound("A plan that runs");
    if (isStripes(before.subscriptionId)) return atStripe;
    const now = context.now();
    const ended = { ...before, state: "ended" as const, renews: false, accessUntil: now, endedAt: now };
    await writeSubscriptionState(db, accountId, ended, now);
    await note(context, db, "end", accountId, order);
    await noteForOwners(context, db, accountId, "plan_ended_by_support");
    await recordEvent(context, db, { accountId, by: "operator" }, planEnded, null);
    return ok(undefined);
  });
}

/** A guidebook by id or slug; `ownerId` is the person in whose account it must be, where one is named. */
export interface NamedGuidebook {
  idOrSlug: string;
  ownerId?: string;
}

/** Takes a guidebook down at once (Operator 2). Returns its owners' emails, to write to. */
export function takeDown(
  context: AppContext,
  named: NamedGuidebook,
  order: Order,
): Promise<Result<string[]>> {
  const takedown = { reason: order.reason, takenDownAt: context.now() };
  return changeTakedown(context, named, { action: "take-down", takedown }, order);
}

/** Restores a guidebook that was taken down. Returns the emails of its owners. */
export function putBack(context: AppContext, named: NamedGuidebook, order: Order): Promise<Result<string[]>> {
  return changeTakedown(context, named, { action: "put-back", takedown: null }, order);
}

function changeTakedown(
  context: AppContext,
  { idOrSlug, ownerId }: NamedGuidebook,
  { action, takedown }: { action: OperatorAction; takedown: Parameters<typeof storeTakedown>[2] },
  order: Order,
): Promise<Result<string[]>> {
  return context.db.transaction().execute(async (db) => {
    const guidebook = await findForOperator(db, idOrSlug);
    if (!guidebook) return notFound("This guidebook");
    if (ownerId !== undefined && (await findMembership(db, guidebook.accountId, ownerId))?.role !== "owner")
      return notFound("This guidebook");
    if (!takedown && !guidebook.takedown) return notFound("A guidebook of that name that was taken down");
    await storeTakedown(db, guidebook.id, takedown);
    await note(context, db, action, guidebook.id, order);
    const kind = takedown ? "taken_down_by_support" : "put_back_by_support";
    await noteForOwners(context, db, guidebook.accountId, kind);
    return ok((await findOwners(db, guidebook.accountId)).map(({ email }) => email));
  });
}

/** Sends a host the email that confirms their address again. Refuses where it is confirmed. */
export async function resendConfirmation(
  context: AppContext,
  who: string,
  origin: string,
  order: Order,
): Promise<Result<void>> {
  const user = await findPerson(context.db, who);
  if (!user) return noSuchHost(who);
  if (user.email_confirmed_at !== null) return confirmedAlready;
  await context.db.transaction().execute(async (db) => {
    await context.jobs.add(db, welcomeEmail, { userId: user.id, origin });
    await note(context, db, "resend", user.id, order);
  });
  return ok(undefined);
}

/** Ends a host's sessions, pending change of email and known devices (Accounts 13). */
export async function signOutHost(context: AppContext, who: string, order: Order): Promise<Result<void>> {
  const user = await findPerson(context.db, who);
  if (!user) return noSuchHost(who);
  await context.db.transaction().execute(async (db) => {
    await endAccess(db, user.id);
    await note(context, db, "sign-out", user.id, order);
    await noteSecurityEvent(context, db, { userId: user.id, kind: "signed_out_by_support" });
  });
  return ok(undefined);
}

/**
 * Sends a host a link for a new password. Without a mail server returns the link, and logs that it was shown. Refuses
 * with 403 `passwords_off`.
 */
export async function sendResetLink(
  context: AppContext,
  who: string,
  origin: string,
  order: Order,
): Promise<Result<{ url: string | null }>> {
  if (!context.config.product.hasPasswords) return refused(passwordsOff);
  const user = await findPerson(context.db, who);
  if (!user) return noSuchHost(who);
  const isMailed = context.config.smtpUrl !== undefined;
  const url = await context.db.transaction().execute(async (db) => {
    await note(context, db, "reset-link", user.id, order);
    if (!isMailed) return newResetLink({ ...context, db }, user.id, origin);
    await context.jobs.add(db, resetEmail, { email: user.email, origin });
    return null;
  });
  if (url !== null) context.log.warn({ userId: user.id, operator: order.operator }, "a reset link was shown");
  return ok({ url });
}

/** Yields a zip of an account with one owner, recorded first, for its owners too. */
export async function exportHost(
  context: AppContext,
  who: string,
  order: Order,
  withSecrets: boolean,
): Promise<Result<AsyncGenerator<Uint8Array>>> {
  const found = await findOwnedAccount(context.db, who);
  if (!found.ok) return found;
  const accountId = found.value;
  const [owner] = await findOwners(context.db, accountId);
  const membership = owner && (await findMembership(context.db, accountId, owner.userId));
  if (!membership) return noSuchHost(who);
  await context.db.transaction().execute(async (db) => {
    await note(context, db, "export", accountId, order);
    await noteForOwners(context, db, accountId, "exported_by_support");
  });
  const actor = { ...membership, userId: owner.userId, signedIn: { session: "" } };
  return ok(writeZip(filesOfAccount(context, actor, withSecrets)));
}

/** Deletes a host for good, as `deleteAccount` does, and notes it without the email. */
export async function deleteHost(
  context: AppContext,
  who: string,
  order: Order,
): Promise<Result<{ pictures: number; emails: number }>> {
  const user = await findPerson(context.db, who);
  if (!user) return noSuchHost(who);
  const deleted = await deleteAccount(context, user.email);
  if (deleted.ok) await note(context, context.db, "delete", user.id, order);
  return deleted;
}

/** Makes a person an operator. Refuses with 409 `operator_already`, 404 for an unknown email. */
export async function addOperator(context: AppContext, who: string, order: Order): Promise<Result<void>> {
  const user = await findPerson(context.db, who);
  if (!user) return noSuchHost(who);
  return context.db.transaction().execute(async (db) => {
    if (!(await insertOperator(db, { user_id: user.id, added_at: context.now() }))) return operatorAlready;
    await note(context, db, "operator-add", user.id, order);
    return ok(undefined);
  });
}

/** Ends what a person may as an operator. Refuses with 404 for an unknown email and for who is none. */
export async function removeOperator(context: AppContext, who: string, order: Order): Promise<Result<void>> {
  const user = await findPerson(context.db, who);
  if (!user) return noSuchHost(who);
  return context.db.transaction().execute(async (db) => {
    if (!(await deleteOperator(db, user.id))) return notFound(`An operator with the email ${user.email}`);
    await note(context, db, "operator-remove", user.id, order);
    return ok(undefined);
  });
}

/**
 * Invites a person to make an account of their own, also where sign-up is closed. Without a mail server returns the link,
 * and logs that it was shown.
 */
export async function inviteHost(
  context: AppContext,
  email: string,
  origin: string,
  order: Order,
): Promise<Result<{ url: string | null }>> {
  if (await findUserByEmail(context.db, emailKey(email))) return emailTaken;
  const isMailed = context.config.smtpUrl !== undefined;
  const url = await context.db.transaction().execute(async (db) => {
    await note(context, db, "invite", "", order);
    if (!isMailed) return newAccountInvitation({ ...context, db }, origin);
    await context.jobs.add(db, accountInvitationEmail, { email, origin });
    return null;
  });
  if (url !== null) context.log.warn({ operator: order.operator }, "an invitation was shown");
  return ok({ url });
}

/** Finds a person by email, or by id as the browser names them. */
export const findPerson = (db: Database, who: string): Promise<UsersTable | undefined> =>
  who.includes("@") ? findUserByEmail(db, emailKey(who)) : findUser(db, who);

/** Finds the account that a person owns alone, the oldest of several. */
async function findOwnedAccount(db: Database, who: string): Promise<Result<string>> {
  const user = await findPerson(db, who);
  if (!user) return noSuchHost(who);
  const [own] = await findAccountsOwnedAlone(db, user.id);
  return own === undefined ? notFound("An account that this host owns alone") : ok(own);
}

const noSuchHost = (who: string) =>
  notFound(who.includes("@") ? `A host with the email ${who}` : "This host");

const isStripes = (subscriptionId: string) => /^(test_)?sub_/.test(subscriptionId);

const atStripe = refused({
  code: "still_charged",
  message: "Stripe charges for this plan. Change it in Stripe's dashboard; we follow within a minute.",
});
const operatorAlready = refused({ code: "operator_already", message: "This person is an operator already." });
const emailTaken = refused({
  code: "email_taken",
  message: "There is an account with this email.",
  fields: { email: "There is an account with this email." },
});
const confirmedAlready = refused({ code: "already_confirmed", message: "This email is confirmed already." });

/** Records what an operator did. */
export function note(
  { now, randomId }: AppContext,
  db: Database,
  action: OperatorAction,
  subject: string,
  { operator, reason }: Order,
): Promise<void> {
  return insertAction(db, { id: randomId(), at: now(), operator, action, subject, reason });
}

/** What was done to an account is read by its owners, among what happened to their way in (Accounts 15). */
export async function noteForOwners(context: AppContext, db: Database, accountId: string, kind: Support) {
  await recordEvent(context, db, { accountId, by: "operator" }, supportActed, { what: kind });
  for (const { userId } of await findOwners(db, accountId))
    await noteSecurityEvent(context, db, { userId, kind });
}
