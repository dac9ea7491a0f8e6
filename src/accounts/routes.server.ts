import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { changePassword, signIn, signUp, type Entered } from "#accounts/accounts.server.ts";
import {
  changePasswordInput,
  done,
  forgotPasswordInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  user,
} from "#accounts/contract.ts";
import { forgotPassword, emailOrigin, resetPassword } from "#accounts/reset.server.ts";
import { endSession, noSessionCookie, sessionCookie } from "#accounts/session.server.ts";
import { deviceCookie } from "#accounts/device.server.ts";
import { answers, takes } from "#platform/calls.server.ts";
import { hostOf, newApi, refuse, type AppEnv } from "#platform/http.server.ts";

const currentUser = createRoute({
  method: "get",
  path: "/auth/user",
  responses: answers(user, "Who is signed in; 401 when nobody is."),
});

const login = createRoute({
  method: "post",
  path: "/auth/login",
  request: takes(signInInput),
  responses: answers(user, "Signed in."),
});

const signup = createRoute({
  method: "post",
  path: "/auth/signup",
  request: takes(signUpInput),
  responses: answers(user, "The account is made and its host signed in.", 201),
});

const forgot = createRoute({
  method: "post",
  path: "/auth/forgot-password",
  request: takes(forgotPasswordInput),
  responses: answers(done, "The same whether there is such an account or not."),
});

const change = createRoute({
  method: "post",
  path: "/auth/reset-password",
  request: takes(changePasswordInput),
  responses: answers(done, "The password is changed and other sessions have ended."),
});

const reset = createRoute({
  method: "post",
  path: "/auth/reset-password-with-token",
  request: takes(resetPasswordInput),
  responses: answers(done, "The password is changed and all sessions have ended."),
});

const logout = createRoute({
  method: "get",
  path: "/logout",
  responses: { 302: { description: "Signed out; goes to the first page." } },
});

/** The calls for accounts and sessions. */
export const accountRoutes = newApi()
  .openapi(currentUser, (c) => {
    const host = c.get("host");
    if (!host) return refuse(c, { status: 401, code: "signed_out", message: "Nobody is signed in." });
    return c.json(user.parse(host), 200);
  })
  .openapi(login, async (c) => {
    const entered = await signIn(c.get("platform"), c.req.valid("json"), callerOf(c));
    if (!entered.ok) return refuse(c, entered.refusal);
    return c.json(await welcome(c, entered.value), 200);
  })
  .openapi(signup, async (c) => {
    const entered = await signUp(c.get("platform"), c.req.valid("json"), callerOf(c));
    if (!entered.ok) return refuse(c, entered.refusal);
    return c.json(await welcome(c, entered.value), 201);
  })
  .openapi(forgot, async (c) => {
    const platform = c.get("platform");
    const origin = emailOrigin(platform.config, c.req.url);
    const from = { origin, ip: c.get("ip") };
    const sent = await forgotPassword(platform, c.req.valid("json").email, from);
    return sent.ok ? c.json({ message: sent.value }, 200) : refuse(c, sent.refusal);
  })
  .openapi(change, async (c) => {
    const changed = await changePassword(
      c.get("platform"),
      hostOf(c),
      c.req.valid("json"),
      callerOf(c).cookies,
    );
    return changed.ok ? c.json({ message: "Password updated" }, 200) : refuse(c, changed.refusal);
  })
  .openapi(reset, async (c) => {
    const changed = await resetPassword(c.get("platform"), c.req.valid("json"), callerOf(c).ip);
    return changed.ok ? c.json({ message: "Password reset successful" }, 200) : refuse(c, changed.refusal);
  })
  .openapi(logout, async (c) => {
    // A sibling of our host is another site too: whoever runs this may share a domain.
    if (["cross-site", "same-site"].includes(c.req.header("sec-fetch-site") ?? "")) {
      const message = "Another site asked to sign you out. Use Sign out in the menu instead.";
      return refuse(c, { status: 403, code: "cross_site", message });
    }
    const host = c.get("host");
    if (host) await endSession(c.get("platform"), host.session);
    c.header("Set-Cookie", noSessionCookie(isHttps(c)));
    return c.redirect("/", 302);
  });

const callerOf = (c: Context<AppEnv>) => ({
  ip: c.get("ip"),
  cookies: c.req.header("cookie") ?? "",
});

/** Hands the cookies of the new session and of this device over, and ends the session that this browser had. */
async function welcome(c: Context<AppEnv>, { user: entered, token, device }: Entered) {
  const before = c.get("host");
  if (before) await endSession(c.get("platform"), before.session);
  c.header("Set-Cookie", sessionCookie(token, isHttps(c)));
  c.header("Set-Cookie", deviceCookie(entered.id, device, isHttps(c)), { append: true });
  return entered;
}

const isHttps = (c: Context<AppEnv>) => c.get("origin").startsWith("https:");
