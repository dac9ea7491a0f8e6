import type { Context } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import type { Caller, Entered } from "#accounts/accounts.server.ts";
import { deviceCookie } from "#accounts/device.server.ts";
import { connectByLink } from "#accounts/oidc/oidc.server.ts";
import { emailOrigin } from "#accounts/reset.server.ts";
import { endSession, sessionCookie } from "#accounts/session.server.ts";
import { isHttps, type AppEnv } from "#core/http.server.ts";
import { SCREEN_OWNER_HEADER } from "#core/screenOwner.ts";

export const callerOf = (c: Context<AppEnv>): Caller => ({
  ip: c.get("ip"),
  cookies: c.req.header("cookie") ?? "",
  userAgent: c.req.header("user-agent") ?? "",
  origin: emailOrigin(c),
  drawnFor: c.req.header(SCREEN_OWNER_HEADER),
});

/**
 * Sets the cookies of the new session and device, ends the browser's earlier session, and connects the identity of the
 * OpenID provider that waits in this browser.
 */
export async function welcome(c: Context<AppEnv>, { user, token, device }: Entered) {
  const before = c.get("host");
  if (before) await endSession(c.get("context"), before.session);
  c.header("Set-Cookie", sessionCookie(token, isHttps(c)), { append: true });
  c.header("Set-Cookie", deviceCookie(user.id, device, isHttps(c)), { append: true });
  const link = cookieOf(c, "link");
  if (link) {
    await connectByLink(c.get("context"), user.id, link);
    c.header("Set-Cookie", oidcCookie(c, "link", "", 0), { append: true });
  }
  return user;
}

const nameOf = (c: Context<AppEnv>, kind: "sent" | "link") =>
  `${isHttps(c) ? "__Host-" : ""}porchlight_oidc_${kind}`;

/** Returns what a sign-in at the OpenID provider stored in the browser. */
export const cookieOf = (c: Context<AppEnv>, kind: "sent" | "link"): string | undefined =>
  parse(c.req.header("cookie") ?? "", nameOf(c, kind))[nameOf(c, kind)];

/** Returns the `Set-Cookie` that stores something of a sign-in at the OpenID provider. */
export function oidcCookie(c: Context<AppEnv>, kind: "sent" | "link", value: string, maxAge: number): string {
  // Lax: the provider's redirect back is a navigation from another site.
  return serialize(nameOf(c, kind), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(c),
    maxAge,
  });
}
