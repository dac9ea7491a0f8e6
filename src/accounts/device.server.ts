import { parse, serialize } from "hono/utils/cookie";
import { deleteDevice, deleteOldestDevices, insertDevice, isDeviceOf } from "#accounts/deviceStore.server.ts";
import { MAX_COOKIE_SECONDS } from "#accounts/session.server.ts";
import { SECOND_MS } from "#core/durations.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";

const TOKEN_BYTES = 32;
/** More than a person uses; a browser that clears its cookies adds one each time. */
const DEVICES_MAX = 30;

/** One cookie per account: several hosts may share a browser. */
const nameOf = (userId: string, https: boolean) => `${https ? "__Secure-" : ""}porchlight_device_${userId}`;

/** Returns the token hash of a known device, which failures elsewhere do not lock out (Limits 1). */
export async function findDevice(
  context: AppContext,
  userId: string,
  cookieHeader: string,
): Promise<string | undefined> {
  const named = (https: boolean) => parse(cookieHeader, nameOf(userId, https))[nameOf(userId, https)];
  const token = named(true) ?? named(false);
  if (!token) return undefined;
  const hash = hashToken(token);
  return (await isDeviceOf(context.db, hash, userId, context.now())) ? hash : undefined;
}

/** Records a sign-in on this device. `before` is the result of `findDevice`, and is replaced. */
export async function recordDevice(
  context: AppContext,
  userId: string,
  before: string | undefined,
): Promise<string> {
  const { db } = context;
  const now = context.now();
  const token = Buffer.from(context.randomBytes(TOKEN_BYTES)).toString("base64url");
  if (before !== undefined) await deleteDevice(db, before);
  await insertDevice(db, {
    token_hash: hashToken(token),
    user_id: userId,
    signed_in_at: now,
    expires_at: now + MAX_COOKIE_SECONDS * SECOND_MS,
  });
  await deleteOldestDevices(db, userId, DEVICES_MAX);
  return token;
}

/** Returns the `Set-Cookie` that stores a device's token in the browser. The token alone gives no access. */
export function deviceCookie(userId: string, token: string, https: boolean): string {
  return serialize(nameOf(userId, https), token, {
    path: "/api/auth",
    httpOnly: true,
    sameSite: "Lax",
    secure: https,
    maxAge: MAX_COOKIE_SECONDS,
  });
}
