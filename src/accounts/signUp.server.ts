import {
  consumeAccountInvitation,
  isAccountInvitationOpen,
} from "#accounts/accountInvitationStore.server.ts";
import { commonPassword, enter, type Caller, type Entered } from "#accounts/accounts.server.ts";
import { isCommonPassword } from "#accounts/commonPasswords.server.ts";
import { emailKey, type SignUpInput } from "#accounts/contract.ts";
import { findDevice } from "#accounts/device.server.ts";
import { signUpsPerIp } from "#accounts/limits.ts";
import { insertAccount, insertMember } from "#accounts/memberStore.server.ts";
import { joinByInvitation, readInvitation } from "#accounts/members/invitations.server.ts";
import { hashPassword } from "#accounts/password.server.ts";
import { welcomeEmail } from "#accounts/profile/jobs.server.ts";
import { insertUser } from "#accounts/store.server.ts";
import type { UsersTable } from "#accounts/tables.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { hashToken } from "#core/ids.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";

/**
 * Creates an account and signs in; where sign-up is not open, by an invitation. Refuses with 429, then 403
 * `sign_up_closed` and `invitation_needed`, which depend on no email, 400 `common_password` and 409 `email_taken`.
 */
export async function signUp(
  context: AppContext,
  input: SignUpInput,
  caller: Caller,
): Promise<Result<Entered>> {
  const free = await context.limits.consume(signUpsPerIp, caller.ip);
  if (!free.ok) return free;
  const admitted = await admit(context, input.invitation);
  if (!admitted.ok) return admitted;
  if (isCommonPassword(input.password, input, context.config.product.name))
    return refused(commonPassword("password"));

  const row: UsersTable = {
    id: context.randomId(),
    email: input.email,
    email_key: emailKey(input.email),
    first_name: input.firstName,
    last_name: input.lastName,
    profile_image_url: null,
    password_hash: await hashPassword(input.password),
    created_at: context.now(),
    email_confirmed_at: null,
  };
  const made = await allOrNothing(context.db, (db) =>
    insertNewUser({ ...context, db }, row, { invitation: admitted.value, origin: caller.origin }),
  );
  if (!made.ok) return made;
  return ok(await enter(context, row, await findDevice(context, row.id, caller.cookies), caller, made.value));
}

/**
 * Returns the token of the invitation that an account is made by; null where sign-up is open. An operator's invitation
 * holds where sign-up is closed, too. Refuses with 403 `sign_up_closed` and `invitation_needed`.
 */
export async function admit(
  context: AppContext,
  invitation: string | undefined,
): Promise<Result<string | null>> {
  const { signUp: mode } = context.config.product;
  if (mode === "open") return ok(null);
  if (invitation && (await isAccountInvitationOpen(context.db, hashToken(invitation), context.now())))
    return ok(invitation);
  switch (mode) {
    case "invited":
      return invitation && (await readInvitation(context, invitation)).ok ? ok(invitation) : invitationNeeded;
    case "closed":
      return signUpClosed;
  }
}

/**
 * Stores a user, who owns an account and joins that of the invitation; `db` is a transaction. Returns the account that
 * they joined. Refuses with 409 `email_taken` and 403 `invitation_needed`.
 */
export async function insertNewUser(
  context: AppContext,
  row: UsersTable,
  { invitation, origin }: { invitation: string | null; origin: string },
): Promise<Result<string | undefined>> {
  const { db, randomId, jobs } = context;
  if (!(await insertUser(db, row))) return emailTaken;
  const account = { id: randomId(), created_at: row.created_at };
  await insertAccount(db, account);
  await insertMember(db, {
    account_id: account.id,
    user_id: row.id,
    role: "owner",
    is_limited: 0,
    created_at: row.created_at,
  });
  await jobs.add(db, welcomeEmail, { userId: row.id, origin });
  if (invitation === null) return ok(undefined);
  if (await consumeAccountInvitation(db, hashToken(invitation), context.now())) return ok(undefined);
  const joined = await joinByInvitation(context, row.id, invitation);
  return joined.ok ? joined : invitationNeeded;
}

const takenSentence = "There is already an account with this email. Sign in instead, or reset your password.";

const emailTaken = refused({
  code: "email_taken",
  message: takenSentence,
  fields: { email: takenSentence },
});

const signUpClosed = refused({
  code: "sign_up_closed",
  message: "New accounts are closed on this server. Sign in if you have an account.",
});

const invitationNeeded = refused({
  code: "invitation_needed",
  message: "A new account needs an invitation. Open the link in yours, or ask for a new one.",
});
