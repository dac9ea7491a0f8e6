import { emailKey, type ResetPasswordInput } from "#accounts/contract.ts";
import { resetLettersPerAddress, resetLettersPerEmail, signInsPerAccount } from "#accounts/limits.ts";
import { hashPassword } from "#accounts/password.server.ts";
import { SAYS } from "#accounts/says.ts";
import {
  deleteExpiredResets,
  deleteResetsOf,
  deleteSessionsOf,
  findUser,
  findUserByEmail,
  insertReset,
  isResetLive,
  takeReset,
  updatePassword,
} from "#accounts/store.server.ts";
import type { Config } from "#platform/config.server.ts";
import { hashToken } from "#platform/ids.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";
import { PRODUCT } from "#platform/site.ts";

const LINK_LIVES_MS = 3_600_000;
const TOKEN_BYTES = 32;

/**
 * Has a reset link sent to the account with that e-mail, if there is one. The answer is given before anything is
 * looked up, so that neither its words nor its time tell. Refuses 429 above 5 an hour per e-mail, account or not, or 100
 * an hour per address.
 */
export async function forgotPassword(
  platform: Platform,
  email: string,
  { origin, address }: { origin: string; address: string },
): Promise<Result<string>> {
  const freeHere = await platform.limits.take(resetLettersPerAddress, address);
  if (!freeHere.ok) return freeHere;
  const free = await platform.limits.take(resetLettersPerEmail, emailKey(email));
  if (!free.ok) return free;
  setImmediate(() => {
    sendResetLetter(platform, email, origin).catch((error: unknown) => {
      platform.log.error({ reason: reasonOf(error) }, "a reset letter could not be sent");
    });
  });
  return ok(SAYS.resetLetterSent);
}

/**
 * Sets a new password with the token of a reset link, and ends every session of the account. A link works once, for
 * one hour. Refuses 400 `invalid_reset_link`.
 */
export async function resetPassword(
  platform: Platform,
  { token, newPassword }: ResetPasswordInput,
): Promise<Result<void>> {
  const now = platform.now();
  const tokenHash = hashToken(token);
  // Asked first, so that made-up links cost no hashing.
  if (!(await isResetLive(platform.db, tokenHash, now))) return invalidLink;

  const passwordHash = await hashPassword(newPassword);
  const row = await platform.db.transaction().execute(async (db) => {
    const userId = await takeReset(db, tokenHash, now);
    if (userId === undefined) return undefined;
    await updatePassword(db, userId, passwordHash);
    await deleteResetsOf(db, userId);
    await deleteSessionsOf(db, userId);
    return findUser(db, userId);
  });
  if (!row) return invalidLink;
  await platform.limits.clear(signInsPerAccount, row.email_key);
  return ok(undefined);
}

/**
 * Where the link of a letter leads: `PUBLIC_URL`. Without one, the request's own origin if it is this machine, else
 * `HOST` and `PORT`: a forged `Host` header must never bring a host's token to somebody else's server.
 */
export function letterOrigin(config: Config, requestUrl: string): string {
  if (config.publicUrl) return new URL(config.publicUrl).origin;
  const asked = new URL(requestUrl);
  if (["localhost", "127.0.0.1", "[::1]"].includes(asked.hostname)) return asked.origin;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return `http://${host}:${config.port}`;
}

const invalidLink = refused({ status: 400, code: "invalid_reset_link", message: SAYS.invalidResetLink });

async function sendResetLetter(platform: Platform, email: string, origin: string): Promise<void> {
  const now = platform.now();
  await deleteExpiredResets(platform.db, now);
  const row = await findUserByEmail(platform.db, emailKey(email));
  if (!row) return;

  const token = Buffer.from(platform.randomBytes(TOKEN_BYTES)).toString("base64url");
  await insertReset(platform.db, {
    token_hash: hashToken(token),
    user_id: row.id,
    created_at: now,
    expires_at: now + LINK_LIVES_MS,
  });
  // To the address that is stored, never to the one that was typed: two that look alike may have two owners.
  await platform.mail.send({
    to: row.email,
    subject: `Reset your ${PRODUCT.name} password`,
    text: letter(`${origin}/reset-password?token=${token}`),
  });
}

const letter = (link: string) => `Hello,

somebody asked to reset the password of your ${PRODUCT.name} account. To choose a new one, open this link:

${link}

It works once, for one hour. If it was not you, do nothing: your password stays as it is.

${PRODUCT.name}
${PRODUCT.contactEmail}
`;

/** A mail server's complaint may quote the address, which a log must not hold: its code is enough. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "unknown";
}
