import {
  emailKey,
  user,
  type ChangePasswordInput,
  type SignInInput,
  type SignUpInput,
  type User,
} from "#accounts/contract.ts";
import { isCommonPassword } from "#accounts/commonPasswords.server.ts";
import { findDevice, noteDevice } from "#accounts/device.server.ts";
import { endAccess } from "#accounts/endAccess.server.ts";
import { passwordChecksPerHost, signInsPerIp, signUpsPerIp } from "#accounts/limits.ts";
import { newSignIn, passwordChanged, welcomeEmail } from "#accounts/profile/jobs.server.ts";
import { sayDevice } from "#accounts/profile/sayDevice.ts";
import { insertAccount, insertMember } from "#accounts/memberStore.server.ts";
import { checkPasskey } from "#accounts/passkeys/passkeys.server.ts";
import { hashPassword, isPassword } from "#accounts/password.server.ts";
import { MESSAGES } from "#accounts/messages.ts";
import { noteWrongPassword } from "#accounts/security/jobs.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { accountToResume } from "#accounts/otherAccount.server.ts";
import { startSession } from "#accounts/session.server.ts";
import { giveBackSignIn, takeSignIn } from "#accounts/signInLimits.server.ts";
import {
  findSession,
  findUser,
  findUserByEmail,
  insertUser,
  updatePassword,
} from "#accounts/store.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { Platform } from "#core/platform.server.ts";
import { ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import type { UsersTable } from "#accounts/tables.server.ts";

/** A host who has just come in, with the tokens of the session that began and of the device that is known from now on. */
export interface Entered {
  user: User;
  token: string;
  device: string;
}

/**
 * Where a request comes from: its IP address or network, the cookies and the User-Agent of its browser, and what links in
 * e-mails begin with.
 */
export interface Caller {
  ip: string;
  cookies: string;
  userAgent: string;
  origin: string;
  /** What the screen says that it was drawn for, where it says so. */
  drawnFor?: string | undefined;
}

/**
 * Makes an account and signs its host in. Refuses with 409 `email_taken` (the form could not hide it: there is an
 * account afterwards or not), 429 above 30 an hour per network, which keeps that from being a way to look people up,
 * and 400 `common_password` (Accounts 1).
 */
export async function signUp(
  platform: Platform,
  input: SignUpInput,
  caller: Caller,
): Promise<Result<Entered>> {
  const free = await platform.limits.take(signUpsPerIp, caller.ip);
  if (!free.ok) return free;
  if (isCommonPassword(input.password, input)) return refused(commonPassword("password"));

  const row: UsersTable = {
    id: platform.randomId(),
    email: input.email,
    email_key: emailKey(input.email),
    first_name: input.firstName,
    last_name: input.lastName,
    profile_image_url: null,
    password_hash: await hashPassword(input.password),
    created_at: platform.now(),
    email_confirmed_at: null,
  };
  if (!(await insertUserWithAccount(platform, row, caller.origin))) {
    const message = "There is already an account with this e-mail. Sign in instead, or reset your password.";
    return refused({ code: "email_taken", message, fields: { email: message } });
  }
  return ok(await enter(platform, row, await findDevice(platform, row.id, caller.cookies), caller));
}

/** Everybody who signs up owns an account, whoever else invites them. Answers false where the e-mail is taken. */
function insertUserWithAccount(
  { db, randomId, jobs }: Platform,
  row: UsersTable,
  origin: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await insertUser(transaction, row))) return false;
    const account = { id: randomId(), created_at: row.created_at };
    await insertAccount(transaction, account);
    await insertMember(transaction, {
      account_id: account.id,
      user_id: row.id,
      role: "owner",
      is_limited: 0,
      created_at: row.created_at,
    });
    await jobs.add(transaction, welcomeEmail, { userId: row.id, origin });
    return true;
  });
}

/**
 * Signs a host in. Refuses with 401 `wrong_credentials` without a sign, in words or in time, of whether there is such
 * an account, and 429 as `takeSignIn` does.
 */
export async function signIn(
  platform: Platform,
  input: SignInInput,
  caller: Caller,
): Promise<Result<Entered>> {
  const { ip, cookies } = caller;
  const key = emailKey(input.email);
  const row = await findUserByEmail(platform.db, key);
  const device = row && (await findDevice(platform, row.id, cookies));
  // A point is used before the password is looked at, or a hundred guesses at once would all find one left.
  const free = await takeSignIn(platform.limits, { account: key, ip, device });
  if (!free.ok) return free;

  const right = await isPassword(row?.password_hash, input.password);
  if (!row || !right) {
    await platform.jobs.add(platform.db, noteWrongPassword, { emailKey: key });
    const message = "That e-mail and password do not match. Please check both and try again.";
    return refused({ code: "wrong_credentials", message });
  }
  await giveBackSignIn(platform.limits, { account: key, ip, device });
  return ok(await enterAgain(platform, row, device, caller));
}

/**
 * Gives the host a new password and ends all other sessions, open reset links, a change of e-mail that waits and what is
 * known of other devices (Accounts 3). Refuses with 400 `wrong_password` and `common_password`, and 429 after 10 wrong ones in 15 minutes.
 */
export async function changePassword(
  platform: Platform,
  host: SignedInHost,
  { currentPassword, newPassword }: ChangePasswordInput,
  cookies: string,
): Promise<Result<void>> {
  const free = await platform.limits.take(passwordChecksPerHost, host.id);
  if (!free.ok) return free;

  const row = await findUser(platform.db, host.id);
  if (!(await isPassword(row?.password_hash, currentPassword))) {
    await noteSecurityEvent(platform, platform.db, { userId: host.id, kind: "wrong_password" });
    const message = MESSAGES.wrongCurrentPassword;
    return refused({ code: "wrong_password", message, fields: { currentPassword: message } });
  }
  await platform.limits.clear(passwordChecksPerHost, host.id);

  if (isCommonPassword(newPassword, host)) return refused(commonPassword("newPassword"));

  const hash = await hashPassword(newPassword);
  const device = await findDevice(platform, host.id, cookies);
  await platform.db.transaction().execute(async (db) => {
    await updatePassword(db, host.id, hash);
    await endAccess(db, host.id, { session: host.session, device });
    await platform.jobs.add(db, passwordChanged, { userId: host.id, at: platform.now() });
    await noteSecurityEvent(platform, db, { userId: host.id, kind: "password_changed" });
  });
  return ok(undefined);
}

/** Returns the refusal of a password that is guessed first; `field` is what the form calls it. */
export const commonPassword = (field: string): Refusal => ({
  code: "common_password",
  message: MESSAGES.commonPassword,
  fields: { [field]: MESSAGES.commonPassword },
});

/** Signs in whoever has used a passkey. Refuses with 400 `wrong_passkey`, 429 above 100 an hour per network. */
export async function signInByPasskey(
  platform: Platform,
  credential: unknown,
  caller: Caller,
  origin: string,
): Promise<Result<Entered>> {
  const free = await platform.limits.take(signInsPerIp, caller.ip);
  if (!free.ok) return free;
  const checked = await checkPasskey(platform, credential, { origin, userId: null });
  if (!checked.ok) return checked;
  const row = await findUser(platform.db, checked.value);
  if (!row) throw new Error("a passkey outlived its host");
  return ok(await enterAgain(platform, row, await findDevice(platform, row.id, caller.cookies), caller));
}

/** Signs in who has an account, and lets them know of it by e-mail on a device that was not known (Accounts 9). */
export function enterAgain(
  platform: Platform,
  row: UsersTable,
  device: string | undefined,
  caller: Caller,
): Promise<Entered> {
  // In one transaction: the disk is waited for once.
  return platform.db.transaction().execute((db) => enterWithin({ ...platform, db }, row, device, caller));
}

async function enterWithin(
  platform: Platform,
  row: UsersTable,
  device: string | undefined,
  caller: Caller,
): Promise<Entered> {
  const entered = await enter(platform, row, device, caller);
  const kind = device === undefined ? "signed_in_new" : "signed_in";
  const named = sayDevice(caller.userAgent);
  await noteSecurityEvent(platform, platform.db, { userId: row.id, kind, device: named });
  if (device === undefined) {
    const news = { userId: row.id, device: named, at: platform.now() };
    await platform.jobs.add(platform.db, newSignIn, news);
  }
  return entered;
}

async function enter(
  platform: Platform,
  row: UsersTable,
  device: string | undefined,
  { userAgent, drawnFor }: Caller,
): Promise<Entered> {
  const accountId = await accountToResume(platform, row.id, drawnFor);
  const token = await startSession(platform, row.id, { device: sayDevice(userAgent), accountId });
  const session = await findSession(platform.db, hashToken(token), platform.now());
  if (!session) throw new Error("a session ended as it began");
  return { user: user.parse(session.host), token, device: await noteDevice(platform, row.id, device) };
}
