import type { Context } from "hono";
import { changePassword, signIn, signInByPasskey } from "#accounts/accounts.server.ts";
import { choiceRoutes } from "#accounts/choiceRoutes.server.ts";
import {
  changePasswordInput,
  done,
  forgotPasswordInput,
  resetLink,
  resetLinkInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  user,
} from "#accounts/contract.ts";
import {
  passkeyLoginsPerIp,
  passwordChecksPerHost,
  resetEmailsPerIp,
  resetEmailsPerEmail,
  signInsPerAccount,
  signInsPerDevice,
  signInsPerIp,
  signUpsPerIp,
} from "#accounts/limits.ts";
import { browserOptions, exampleUsed, usedInput } from "#accounts/passkeys/contract.ts";
import { beginPasskeyUse } from "#accounts/passkeys/passkeys.server.ts";
import { passkeyRoutes } from "#accounts/passkeys/routes.server.ts";
import { securityRoutes } from "#accounts/security/routes.server.ts";
import { forgotPassword, readResetLink, resetPassword } from "#accounts/reset.server.ts";
import { onlyByPassword, wherePasswordsAreOn } from "#accounts/password.server.ts";
import { profileRoutes } from "#accounts/profile/routes.server.ts";
import { signUp } from "#accounts/signUp.server.ts";
import { endSession, noSessionCookie } from "#accounts/session.server.ts";
import { callerOf, welcome } from "#accounts/welcome.server.ts";
import { responsesOf, defineRoute, jsonBody, smallBody } from "#core/calls.server.ts";
import { everyone, signedIn } from "#core/gate.ts";
import { hostOf, isHttps, newApi, refuse, sendResult, type AppEnv } from "#core/http.server.ts";

const currentUser = defineRoute("get /auth/user", everyone, {
  summary: "Say who is signed in",
  refuses: ["signed_out"],
  responses: responsesOf(user, "Who is signed in; 401 when nobody is."),
});

const login = defineRoute("post /auth/login", everyone, {
  summary: "Sign in",
  refuses: ["wrong_credentials", "passwords_off", "busy"],
  limits: [signInsPerAccount, signInsPerDevice, signInsPerIp],
  middleware: onlyByPassword,
  request: jsonBody(signInInput, { example: { email: "aroha@example.com", password: "lamp by the door 7" } }),
  responses: responsesOf(user, "Signed in."),
});

const beginPasskeyLogin = defineRoute("post /auth/passkey-login/options", everyone, {
  summary: "Begin a sign-in by a passkey: what the browser is given to sign",
  limits: [passkeyLoginsPerIp],
  responses: responsesOf(browserOptions),
});

const passkeyLogin = defineRoute("post /auth/passkey-login", everyone, {
  summary: "Sign in by a passkey",
  refuses: ["wrong_passkey", "unknown_passkey"],
  limits: [signInsPerIp],
  request: jsonBody(usedInput, { example: exampleUsed }),
  responses: responsesOf(user, "Signed in."),
});

const signup = defineRoute("post /auth/signup", everyone, {
  summary: "Make an account and sign in",
  refuses: ["sign_up_closed", "invitation_needed", "email_taken", "common_password", "passwords_off", "busy"],
  limits: [signUpsPerIp],
  middleware: onlyByPassword,
  request: jsonBody(signUpInput, {
    example: {
      email: "aroha@example.com",
      password: "lamp by the door 7",
      firstName: "Aroha",
      lastName: "Ngata",
    },
  }),
  responses: responsesOf(user, "The account is made and its host signed in.", 201),
});

const forgot = defineRoute("post /auth/forgot-password", everyone, {
  summary: "Send a link to choose a new password by, if there is such an account",
  refuses: ["passwords_off"],
  limits: [resetEmailsPerEmail, resetEmailsPerIp],
  middleware: [wherePasswordsAreOn, smallBody],
  request: jsonBody(forgotPasswordInput, { example: { email: "aroha@example.com" } }),
  responses: responsesOf(done, "The same whether there is such an account or not."),
});

const change = defineRoute("post /auth/reset-password", signedIn, {
  summary: "Change the password of the signed-in user",
  refuses: ["wrong_password", "common_password", "passwords_off", "busy"],
  limits: [passwordChecksPerHost],
  middleware: onlyByPassword,
  request: jsonBody(changePasswordInput, {
    example: { currentPassword: "lamp by the door 7", newPassword: "kettle on the hob 8" },
  }),
  responses: responsesOf(done, "The password is changed and other sessions have ended."),
});

const readReset = defineRoute("get /auth/reset-link", everyone, {
  summary:
    "Say whether the link of an email still resets a password, and which passkeys sign in to the account too",
  refuses: ["invalid_reset_link"],
  request: { query: resetLinkInput },
  responses: responsesOf(resetLink),
});

const reset = defineRoute("post /auth/reset-password-with-token", everyone, {
  summary:
    "Choose a new password with the token of an email, once within an hour, and remove the passkeys or keep them",
  takesKey: true,
  refuses: ["invalid_reset_link", "common_password", "passwords_off", "busy"],
  middleware: onlyByPassword,
  request: jsonBody(resetPasswordInput, {
    example: { token: "the-token-of-the-email", newPassword: "kettle on the hob 8" },
  }),
  responses: responsesOf(done, "The password is changed and all sessions have ended."),
});

const logout = defineRoute("get /logout", everyone, {
  summary: "Sign out and go to the first page",
  refuses: ["cross_site", "not_a_visit"],
  responses: { 302: { description: "Signed out; goes to the first page." } },
});

export const accountRoutes = newApi()
  .openapi(currentUser, (c) => {
    const host = c.get("host");
    if (!host) return refuse(c, { code: "signed_out", message: "You are not signed in." });
    return c.json(user.parse(host), 200);
  })
  .openapi(login, async (c) => {
    const entered = await signIn(c.get("context"), c.req.valid("json"), callerOf(c));
    if (!entered.ok) return refuse(c, entered.refusal);
    return c.json(await welcome(c, entered.value), 200);
  })
  .openapi(beginPasskeyLogin, async (c) => {
    const context = c.get("context");
    const free = await context.limits.consume(passkeyLoginsPerIp, c.get("ip"));
    if (!free.ok) return refuse(c, free.refusal);
    return c.json(await beginPasskeyUse(context, c.get("origin"), null), 200);
  })
  .openapi(passkeyLogin, async (c) => {
    const { credential } = c.req.valid("json");
    const entered = await signInByPasskey(c.get("context"), credential, callerOf(c), c.get("origin"));
    if (!entered.ok) return refuse(c, entered.refusal);
    return c.json(await welcome(c, entered.value), 200);
  })
  .openapi(signup, async (c) => {
    const entered = await signUp(c.get("context"), c.req.valid("json"), callerOf(c));
    if (!entered.ok) return refuse(c, entered.refusal);
    return c.json(await welcome(c, entered.value), 201);
  })
  .openapi(forgot, (c) =>
    sendResult(c, forgotPassword(c.get("context"), c.req.valid("json").email, callerOf(c))),
  )
  .openapi(change, (c) => {
    const { cookies } = callerOf(c);
    return sendResult(c, changePassword(c.get("context"), hostOf(c), c.req.valid("json"), cookies));
  })
  .openapi(readReset, (c) => sendResult(c, readResetLink(c.get("context"), c.req.valid("query").token)))
  .openapi(reset, (c) => sendResult(c, resetPassword(c.get("context"), c.req.valid("json"), c.get("ip"))))
  .openapi(logout, async (c) => {
    // Refuses sibling hosts as well: others may share the domain.
    if (["cross-site", "same-site"].includes(c.req.header("sec-fetch-site") ?? "")) {
      const message = "Another site asked to sign you out. Use Sign out in the menu instead.";
      return refuse(c, { code: "cross_site", message });
    }
    if (c.req.method === "HEAD" || isAhead(c)) {
      const message = "Signing out takes a visit. Use Sign out in the menu.";
      return refuse(c, { code: "not_a_visit", message });
    }
    const host = c.get("host");
    if (host) await endSession(c.get("context"), host.session);
    c.header("Set-Cookie", noSessionCookie(isHttps(c)));
    return c.redirect("/", 302);
  })
  .route("/", choiceRoutes)
  .route("/", profileRoutes)
  .route("/", passkeyRoutes)
  .route("/", securityRoutes);

/** Returns whether a browser or a chat app prefetches the link (Fetch, "Sec-Purpose"; and older headers). */
const isAhead = (c: Context<AppEnv>) =>
  ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(c.req.header(name) ?? ""),
  );
