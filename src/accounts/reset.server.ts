import type { Context } from "hono";
import { emailKey, type Done, type ResetLink, type ResetPasswordInput } from "#accounts/contract.ts";
import { resetEmail } from "#accounts/resetEmail.server.ts";
import { commonPassword } from "#accounts/accounts.server.ts";
import { passwordChanged } from "#accounts/profile/jobs.server.ts";
import { isCommonPassword } from "#accounts/commonPasswords.server.ts";
import { endAccess } from "#accounts/endAccess.server.ts";
import { resetEmailsPerIp, resetEmailsPerEmail } from "#accounts/limits.ts";
import { deleteIdentitiesOf } from "#accounts/oidc/store.server.ts";
import { hashPassword } from "#accounts/password.server.ts";
import { toListed } from "#accounts/passkeys/passkeys.server.ts";
import { deletePasskeysOf, listPasskeys } from "#accounts/passkeys/store.server.ts";
import { MESSAGES } from "#accounts/messages.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { giveBackSignIn } from "#accounts/signInLimits.server.ts";
import { findUserOfReset, takeReset, updatePassword } from "#accounts/store.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/**
 * Requests a reset link for the account with that email, if there is one. A job looks it up later, so that text and
 * time of the response reveal nothing. Refuses with 429 above 5 an hour per email, account or not, or 100 an hour per
 * IP.
 */
export async function forgotPassword(
  context: AppContext,
  email: string,
  { origin, ip }: { origin: string; ip: string },
): Promise<Result<Done>> {
  const freeHere = await context.limits.consume(resetEmailsPerIp, ip);
  if (!freeHere.ok) return freeHere;
  const free = await context.limits.consume(resetEmailsPerEmail, emailKey(email));
  if (!free.ok) return free;
  await context.jobs.add(context.db, resetEmail, { email, origin });
  return ok({ message: MESSAGES.resetEmailSent });
}

/** Returns the account facts of a valid reset link. Refuses with 400 `invalid_reset_link`. */
export async function readResetLink({ db, now }: AppContext, token: string): Promise<Result<ResetLink>> {
  const found = await findUserOfReset(db, hashToken(token), now());
  return found ? ok({ passkeys: (await listPasskeys(db, found.id)).map(toListed) }) : invalidLink;
}

/**
 * Sets a new password by a reset token. Ends every session of the account, a pending change of email and known
 * devices, and removes its passkeys unless they are to stay. A link works once, for one hour. Refuses with 400
 * `invalid_reset_link`, and `common_password`, which leaves the link valid.
 */
export async function resetPassword(
  context: AppContext,
  { token, newPassword, passkeys }: ResetPasswordInput,
  ip: string,
): Promise<Result<Done>> {
  const now = context.now();
  const tokenHash = hashToken(token);
  // Checked first, so that invalid links cost no hashing.
  const found = await findUserOfReset(context.db, tokenHash, now);
  if (!found) return invalidLink;
  const owner = { email: found.email, firstName: found.first_name, lastName: found.last_name };
  if (isCommonPassword(newPassword, owner, context.config.product.name))
    return refused(commonPassword("newPassword"));

  const passwordHash = await hashPassword(newPassword);
  const isDone = await context.db.transaction().execute(async (db) => {
    const userId = await takeReset(db, tokenHash, now);
    if (userId === undefined) return false;
    await updatePassword(db, userId, passwordHash);
    await endAccess(db, userId);
    await deleteIdentitiesOf(db, userId);
    if (passkeys === "remove" && (await deletePasskeysOf(db, userId)) > 0)
      await noteSecurityEvent(context, db, { userId, kind: "passkey_removed" });
    await context.jobs.add(db, passwordChanged, { userId, at: now });
    await noteSecurityEvent(context, db, { userId, kind: "password_reset" });
    return true;
  });
  if (!isDone) return invalidLink;
  await giveBackSignIn(context.limits, { account: found.email_key, ip, device: undefined });
  return ok({ message: "Password reset successful" });
}

/** Returns the base URL of links in emails. A forged `Host` header must not send a token elsewhere. */
export function emailOrigin(c: Context<AppEnv>): string {
  const { config } = c.get("context");
  if (config.publicUrl) return config.publicUrl;
  const requested = new URL(c.req.url);
  if (["localhost", "127.0.0.1", "[::1]"].includes(requested.hostname)) return requested.origin;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return `http://${host}:${config.port}`;
}

const invalidLink = refused({ code: "invalid_reset_link", message: MESSAGES.invalidResetLink });
