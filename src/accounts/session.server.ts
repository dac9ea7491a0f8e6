import { parse, serialize } from "hono/utils/cookie";
import { deleteSession, extendSession, findSession, insertSession } from "#accounts/store.server.ts";
import { SECOND_MS, HOUR_MS, DAY_MS } from "#core/durations.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";

const SESSION_MS = 30 * DAY_MS;
const TOKEN_BYTES = 32;

export const SESSION_COOKIE = "porchlight_session";
/** The prefix limits the cookie to https, the whole site and this exact host (RFC 6265bis §4.1.3.2). */
const NAME_ON_HTTPS = `__Host-${SESSION_COOKIE}`;
/** The maximum lifetime of a cookie in browsers. The session's row decides how long it lives. */
export const MAX_COOKIE_SECONDS = (400 * DAY_MS) / SECOND_MS;

/** Starts a session and returns its token, which only the cookie contains. It lives for 30 days after its last use. */
export async function startSession(
  context: AppContext,
  hostId: string,
  { device, accountId }: { device: string | null; accountId: string | null },
): Promise<string> {
  const now = context.now();
  const token = Buffer.from(context.randomBytes(TOKEN_BYTES)).toString("base64url");
  await insertSession(context.db, {
    token_hash: hashToken(token),
    user_id: hostId,
    created_at: now,
    expires_at: now + SESSION_MS,
    last_seen_at: now,
    account_id: accountId,
    device,
    proved_at: now,
  });
  return token;
}

/** Returns the host signed in by the request's cookies, or null. Extends the session at most once an hour. */
export async function findSignedInHost(
  context: AppContext,
  cookieHeader: string | null | undefined,
): Promise<SignedInHost | null> {
  const token = cookieHeader ? tokenIn(context, cookieHeader) : undefined;
  if (!token) return null;

  const now = context.now();
  const found = await findSession(context.db, hashToken(token), now);
  if (!found) return null;
  if (now - found.lastSeenAt >= HOUR_MS) {
    await extendSession(context.db, found.host.session, { last_seen_at: now, expires_at: now + SESSION_MS });
  }
  return found.host;
}

/** Ends one session; `session` is the stored hash of its token. */
export async function endSession(context: AppContext, session: string): Promise<void> {
  await deleteSession(context.db, session);
}

/** Returns the `Set-Cookie` that stores a session's token in the browser. */
export function sessionCookie(token: string, https: boolean): string {
  return cookie(https, token, MAX_COOKIE_SECONDS);
}

/** Returns the `Set-Cookie` that removes the session's token. */
export function noSessionCookie(https: boolean): string {
  return cookie(https, "", 0);
}

function cookie(https: boolean, value: string, maxAge: number): string {
  const name = https ? NAME_ON_HTTPS : SESSION_COOKIE;
  return serialize(name, value, { path: "/", httpOnly: true, sameSite: "Lax", secure: https, maxAge });
}

function tokenIn(context: AppContext, cookieHeader: string): string | undefined {
  const secure = parse(cookieHeader, NAME_ON_HTTPS)[NAME_ON_HTTPS];
  // On an https-only site, ignores a cookie that plain http or a sibling host may have set.
  if (secure || context.config.publicUrl?.startsWith("https:")) return secure;
  return parse(cookieHeader, SESSION_COOKIE)[SESSION_COOKIE];
}
