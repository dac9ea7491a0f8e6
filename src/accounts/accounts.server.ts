import {
  emailKey,
  user,
  type ChangePasswordInput,
  type Done,
  type SignInInput,
  type User,
} from "#accounts/contract.ts";
import { isCommonPassword } from "#accounts/commonPasswords.server.ts";
import { findDevice, recordDevice } from "#accounts/device.server.ts";
import { endAccess } from "#accounts/endAccess.server.ts";
import { passwordChecksPerHost, signInsPerIp } from "#accounts/limits.ts";
import { newSignIn, passwordChanged } from "#accounts/profile/jobs.server.ts";
import { formatDevice } from "#accounts/profile/formatDevice.ts";
import { checkPasskey } from "#accounts/passkeys/passkeys.server.ts";
import { hashPassword, isPassword } from "#accounts/password.server.ts";
import { MESSAGES } from "#accounts/messages.ts";
import { noteWrongPassword } from "#accounts/security/jobs.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { accountToResume } from "#accounts/otherAccount.server.ts";
import { startSession } from "#accounts/session.server.ts";
import { giveBackSignIn, takeSignIn } from "#accounts/signInLimits.server.ts";
import { findSession, findUser, findUserByEmail, updatePassword } from "#accounts/store.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import type { UsersTable } from "#accounts/tables.server.ts";

/** A host who has just signed in or up, with the tokens of the new session and of the known device. */
export interface Entered {
  user: User;
  token: string;
  device: string;
}

/** The source of a request: IP address or network, cookies and User-Agent, and the base URL of links in emails. */
export interface Caller {
  ip: string;
  cookies: string;
  userAgent: string;
  origin: string;
  /** The request's `x-drawn-for` header, if any. */
  drawnFor?: string | undefined;
}

/** Signs a host in. Refuses with 401 `wrong_credentials`, alike without an account, and as `takeSignIn`. */
export async function signIn(
  context: AppContext,
  input: SignInInput,
  caller: Caller,
): Promise<Result<Entered>> {
  const { ip, cookies } = caller;
  const key = emailKey(input.email);
  const row = await findUserByEmail(context.db, key);
  const device = row && (await findDevice(context, row.id, cookies));
  // A point is consumed before the password is checked, or a hundred parallel guesses would all pass.
  const free = await takeSignIn(context.limits, { account: key, ip, device });
  if (!free.ok) return free;

  const right = await isPassword(row?.password_hash, input.password);
  if (!row || !right) {
    await context.jobs.add(context.db, noteWrongPassword, { emailKey: key });
    const message = "That email and password do not match. Please check both and try again.";
    return refused({ code: "wrong_credentials", message });
  }
  await giveBackSignIn(context.limits, { account: key, ip, device });
  return ok(await enterAgain(context, row, device, caller));
}

/**
 * Changes the password and ends all other sessions, open reset links, a pending change of email and known devices
 * (Accounts 3). Refuses with 400 `wrong_password` and `common_password`, and 429 after 10 wrong ones in 15 minutes.
 */
export async function changePassword(
  context: AppContext,
  host: SignedInHost,
  { currentPassword, newPassword }: ChangePasswordInput,
  cookies: string,
): Promise<Result<Done>> {
  const free = await context.limits.consume(passwordChecksPerHost, host.id);
  if (!free.ok) return free;

  const row = await findUser(context.db, host.id);
  if (!(await isPassword(row?.password_hash, currentPassword))) {
    await noteSecurityEvent(context, context.db, { userId: host.id, kind: "wrong_password" });
    const message = MESSAGES.wrongCurrentPassword;
    return refused({ code: "wrong_password", message, fields: { currentPassword: message } });
  }
  await context.limits.clear(passwordChecksPerHost, host.id);

  if (isCommonPassword(newPassword, host, context.config.product.name))
    return refused(commonPassword("newPassword"));

  const hash = await hashPassword(newPassword);
  const device = await findDevice(context, host.id, cookies);
  await context.db.transaction().execute(async (db) => {
    await updatePassword(db, host.id, hash);
    await endAccess(db, host.id, { session: host.session, device });
    await context.jobs.add(db, passwordChanged, { userId: host.id, at: context.now() });
    await noteSecurityEvent(context, db, { userId: host.id, kind: "password_changed" });
  });
  return ok({ message: "Password updated" });
}

/** Returns the refusal of a common password; `field` is its name in the form. */
export const commonPassword = (field: string): Refusal => ({
  code: "common_password",
  message: MESSAGES.commonPassword,
  fields: { [field]: MESSAGES.commonPassword },
});

/** Signs in by a passkey. Refuses with 400 `wrong_passkey`, 429 above 100 an hour per network. */
export async function signInByPasskey(
  context: AppContext,
  credential: unknown,
  caller: Caller,
  origin: string,
): Promise<Result<Entered>> {
  const free = await context.limits.consume(signInsPerIp, caller.ip);
  if (!free.ok) return free;
  const checked = await checkPasskey(context, credential, { origin, userId: null });
  if (!checked.ok) return checked;
  const row = await findUser(context.db, checked.value);
  if (!row) throw new Error("a passkey outlived its host");
  return ok(await enterAgain(context, row, await findDevice(context, row.id, caller.cookies), caller));
}

/** Signs in an existing user; sends an email when the device is new (Accounts 9). */
function enterAgain(context: AppContext, row: UsersTable, device: string | undefined, caller: Caller) {
  // One transaction, one disk sync.
  return context.db.transaction().execute((db) => enterWithin({ ...context, db }, row, device, caller));
}

/** Signs in an existing user as `enterAgain` does; `db` is a transaction. */
export async function enterWithin(
  context: AppContext,
  row: UsersTable,
  device: string | undefined,
  caller: Caller,
): Promise<Entered> {
  const entered = await enter(context, row, device, caller);
  const kind = device === undefined ? "signed_in_new" : "signed_in";
  const named = formatDevice(caller.userAgent);
  await noteSecurityEvent(context, context.db, { userId: row.id, kind, device: named });
  if (device === undefined) {
    const news = { userId: row.id, device: named, at: context.now() };
    await context.jobs.add(context.db, newSignIn, news);
  }
  return entered;
}

/** Starts a session in the chosen account, else the one to resume, and stores the device. */
export async function enter(
  context: AppContext,
  row: UsersTable,
  device: string | undefined,
  { userAgent, drawnFor }: Caller,
  chosenAccount?: string,
): Promise<Entered> {
  const accountId = chosenAccount ?? (await accountToResume(context, row.id, drawnFor));
  const token = await startSession(context, row.id, { device: formatDevice(userAgent), accountId });
  const session = await findSession(context.db, hashToken(token), context.now());
  if (!session) throw new Error("a session ended as it began");
  return { user: user.parse(session.host), token, device: await recordDevice(context, row.id, device) };
}
