import {
  emailKey,
  type ChangePasswordInput,
  type SignInInput,
  type SignUpInput,
  type User,
} from "#accounts/contract.ts";
import { passwordChecksPerHost, signInsPerAccount, signInsPerIp, signUpsPerIp } from "#accounts/limits.ts";
import { hashPassword, isPassword } from "#accounts/password.server.ts";
import { MESSAGES } from "#accounts/messages.ts";
import { startSession } from "#accounts/session.server.ts";
import {
  deleteResetsOf,
  deleteSessionsOf,
  findUser,
  findUserByEmail,
  insertUser,
  updatePassword,
} from "#accounts/store.server.ts";
import type { SignedInHost } from "#platform/http.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";
import type { UsersTable } from "#platform/tables.server.ts";

/** A host who has just come in, and the token of the session that began. */
export interface Entered {
  user: User;
  token: string;
}

/**
 * Makes an account and signs its host in. Refuses 409 `email_taken` (the form could not hide it: there is an account
 * afterwards or not) and 429 above 30 an hour per address, which keeps that from being a way to look people up.
 */
export async function signUp(platform: Platform, input: SignUpInput, ip: string): Promise<Result<Entered>> {
  const free = await platform.limits.take(signUpsPerIp, ip);
  if (!free.ok) return free;

  const row: UsersTable = {
    id: platform.randomId(),
    email: input.email,
    email_key: emailKey(input.email),
    first_name: input.firstName,
    last_name: input.lastName,
    profile_image_url: null,
    password_hash: await hashPassword(input.password),
    created_at: platform.now(),
  };
  if (!(await insertUser(platform.db, row))) {
    const message = "There is an account with this e-mail already. Sign in instead, or reset your password.";
    return refused({ status: 409, code: "email_taken", message, fields: { email: message } });
  }
  return ok(await enter(platform, row));
}

/**
 * Signs a host in. Refuses 401 `wrong_credentials` without a sign, in words or in time, of whether there is such an
 * account, and 429 after 10 failures in 15 minutes per account or 100 sign-ins an hour per address.
 */
export async function signIn(platform: Platform, input: SignInInput, ip: string): Promise<Result<Entered>> {
  const key = emailKey(input.email);
  // A point is used before the password is looked at, or a hundred guesses at once would all find one left.
  const freeHere = await platform.limits.take(signInsPerIp, ip);
  if (!freeHere.ok) return freeHere;
  const freeForAccount = await platform.limits.take(signInsPerAccount, key);
  if (!freeForAccount.ok) return freeForAccount;

  const row = await findUserByEmail(platform.db, key);
  const right = await isPassword(row?.password_hash, input.password);
  if (!row || !right) {
    const message = "That e-mail and password do not go together. Please check both and try again.";
    return refused({ status: 401, code: "wrong_credentials", message });
  }
  await platform.limits.clear(signInsPerAccount, key);
  return ok(await enter(platform, row));
}

/** Gives the host a new password and ends all other sessions and open reset links (Accounts 3). */
export async function changePassword(
  platform: Platform,
  host: SignedInHost,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<Result<void>> {
  const free = await platform.limits.take(passwordChecksPerHost, host.id);
  if (!free.ok) return free;

  const row = await findUser(platform.db, host.id);
  if (!(await isPassword(row?.password_hash, currentPassword))) {
    const message = MESSAGES.wrongCurrentPassword;
    return refused({ status: 400, code: "wrong_password", message, fields: { currentPassword: message } });
  }
  await platform.limits.clear(passwordChecksPerHost, host.id);

  const hash = await hashPassword(newPassword);
  await platform.db.transaction().execute(async (db) => {
    await updatePassword(db, host.id, hash);
    await deleteResetsOf(db, host.id);
    await deleteSessionsOf(db, host.id, host.session);
  });
  return ok(undefined);
}

async function enter(platform: Platform, row: UsersTable): Promise<Entered> {
  const user = {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
  };
  return { user, token: await startSession(platform, row.id) };
}
