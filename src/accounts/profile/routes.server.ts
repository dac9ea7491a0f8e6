import { z } from "@hono/zod-openapi";
import {
  done,
  emailLink,
  emailLinkInput,
  givenProof,
  listedSession,
  profileAnswer,
  profileChange,
} from "#accounts/contract.ts";
import { emailLinksPerHost, emailLinksPerIp, passwordChecksPerHost } from "#accounts/limits.ts";
import {
  changeProfile,
  readEmailLink,
  sendConfirmation,
  redeemEmailLink,
} from "#accounts/profile/emailChange.server.ts";
import { findPendingEmail } from "#accounts/profile/emailChangeStore.server.ts";
import { proveByPassword } from "#accounts/profile/proof.server.ts";
import { endOneSession, endOtherSessions, sessionsOf } from "#accounts/profile/sessions.server.ts";
import { onlyByPassword } from "#accounts/password.server.ts";
import { emailOrigin } from "#accounts/reset.server.ts";
import { findUser } from "#accounts/store.server.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { everyone, signedIn } from "#core/gate.ts";
import { hostOf, newApi, refuse, sendResult, type SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";

const profile = defineRoute("get /auth/profile", signedIn, {
  summary: "Read one's own name, email and picture, and an email that waits to be confirmed",
  responses: responsesOf(profileAnswer),
});
const change = defineRoute("put /auth/user", signedIn, {
  summary: "Change one's own name, picture or email, which holds once it is confirmed at the new one",
  refuses: ["proof_needed", "email_taken", "foreign_picture"],
  limits: [emailLinksPerHost],
  request: jsonBody(profileChange, { example: { firstName: "Aroha", email: "aroha@new.example.com" } }),
  responses: responsesOf(profileAnswer),
});
const confirm = defineRoute("post /auth/confirmation", signedIn, {
  summary: "Send the link that confirms one's own email again",
  limits: [emailLinksPerHost],
  responses: responsesOf(done),
});
const readLink = defineRoute("get /auth/email-link", everyone, {
  summary: "Say what the link of an email does, before its button is pressed",
  refuses: ["link_ended"],
  request: { query: emailLinkInput },
  responses: responsesOf(emailLink),
});
const useLink = defineRoute("post /auth/email-link", everyone, {
  summary: "Confirm an email, use a new one, or take that back, with the token of an email",
  takesKey: true,
  refuses: ["link_ended", "email_taken"],
  limits: [emailLinksPerIp],
  request: jsonBody(emailLinkInput, { example: { token: "the-token-of-the-email" } }),
  responses: responsesOf(emailLink),
});
const prove = defineRoute("post /auth/proof", signedIn, {
  summary: "Prove by the password that it is oneself, for what cannot be undone in the next 15 minutes",
  refuses: ["wrong_password", "passwords_off", "busy"],
  limits: [passwordChecksPerHost],
  middleware: onlyByPassword,
  request: jsonBody(givenProof, { example: { password: "lamp by the door 7" } }),
  responses: responsesOf(done),
});
const listSessions = defineRoute("get /auth/sessions", signedIn, {
  summary: "List where one is signed in, this session marked",
  responses: responsesOf(z.array(listedSession)),
});
const endSession = defineRoute("delete /auth/sessions/{id}", signedIn, {
  summary: "Sign out one of one's own sessions",
  refuses: ["session_ended"],
  responses: { 204: { description: "It is signed out" } },
});
const endOthers = defineRoute("delete /auth/sessions", signedIn, {
  summary: "Sign out everywhere else, and end a change of email that waits to be confirmed",
  responses: { 204: { description: "This session alone is left" } },
});

async function profileOf(context: AppContext, host: SignedInHost) {
  const row = await findUser(context.db, host.id);
  return {
    id: host.id,
    email: row?.email ?? host.email,
    firstName: row?.first_name ?? host.firstName,
    lastName: row?.last_name ?? host.lastName,
    profileImageUrl: row?.profile_image_url ?? null,
    emailConfirmed: row?.email_confirmed_at !== null,
    isOperator: host.isOperator,
    accountId: host.accountId,
    pendingEmail: await findPendingEmail(context.db, host.id, context.now()),
  };
}

/** The routes for the user's profile (Accounts 9 to 12). */
export const profileRoutes = newApi()
  .openapi(profile, async (c) => c.json(await profileOf(c.get("context"), hostOf(c)), 200))
  .openapi(change, async (c) => {
    const context = c.get("context");
    const changed = await changeProfile(context, hostOf(c), c.req.valid("json"), emailOrigin(c));
    if (!changed.ok) return refuse(c, changed.refusal);
    return c.json(await profileOf(context, hostOf(c)), 200);
  })
  .openapi(confirm, (c) => sendResult(c, sendConfirmation(c.get("context"), hostOf(c), emailOrigin(c))))
  .openapi(readLink, (c) => sendResult(c, readEmailLink(c.get("context"), c.req.valid("query").token)))
  .openapi(useLink, (c) => {
    const from = { ip: c.get("ip"), origin: emailOrigin(c) };
    return sendResult(c, redeemEmailLink(c.get("context"), c.req.valid("json").token, from));
  })
  .openapi(prove, (c) =>
    sendResult(c, proveByPassword(c.get("context"), hostOf(c), c.req.valid("json").password)),
  )
  .openapi(listSessions, async (c) => c.json(await sessionsOf(c.get("context"), hostOf(c)), 200))
  .openapi(endSession, (c) =>
    sendResult(c, endOneSession(c.get("context"), hostOf(c), c.req.valid("param").id), 204),
  )
  .openapi(endOthers, async (c) => {
    await endOtherSessions(c.get("context"), hostOf(c), c.req.header("cookie") ?? "");
    return c.body(null, 204);
  });
