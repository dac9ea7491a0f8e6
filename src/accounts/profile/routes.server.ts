import { z } from "@hono/zod-openapi";
import {
  done,
  emailLink,
  emailLinkInput,
  givenProof,
  listedSession,
  ownProfile,
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
import { passwordBody } from "#accounts/password.server.ts";
import { emailOrigin } from "#accounts/reset.server.ts";
import { findUser } from "#accounts/store.server.ts";
import { byId, call, responsesOf, takes } from "#core/calls.server.ts";
import { everyone, signedIn } from "#core/gate.ts";
import { hostOf, newApi, refuse, type SignedInHost } from "#core/http.server.ts";
import type { Platform } from "#core/platform.server.ts";

const profile = call({
  method: "get",
  path: "/auth/profile",
  gate: signedIn,
  does: "Read one's own name, e-mail and picture, and an e-mail that waits to be confirmed",
  responses: responsesOf(ownProfile),
});
const change = call({
  method: "put",
  path: "/auth/user",
  gate: signedIn,
  does: "Change one's own name, picture or e-mail, which holds once it is confirmed at the new one",
  refuses: ["proof_needed", "email_taken", "foreign_picture"],
  limits: [emailLinksPerHost],
  request: takes(profileChange, { example: { firstName: "Aroha", email: "aroha@new.example.com" } }),
  responses: responsesOf(ownProfile),
});
const confirm = call({
  method: "post",
  path: "/auth/confirmation",
  gate: signedIn,
  does: "Send the link that confirms one's own e-mail again",
  limits: [emailLinksPerHost],
  responses: responsesOf(done),
});
const readLink = call({
  method: "get",
  path: "/auth/email-link",
  gate: everyone,
  does: "Say what the link of an e-mail does, before its button is pressed",
  refuses: ["link_ended"],
  request: { query: emailLinkInput },
  responses: responsesOf(emailLink),
});
const useLink = call({
  method: "post",
  path: "/auth/email-link",
  gate: everyone,
  does: "Confirm an e-mail, use a new one, or take that back, with the token of an e-mail",
  refuses: ["link_ended", "email_taken"],
  limits: [emailLinksPerIp],
  request: takes(emailLinkInput, { example: { token: "the-token-of-the-e-mail" } }),
  responses: responsesOf(emailLink),
});
const prove = call({
  method: "post",
  path: "/auth/proof",
  gate: signedIn,
  does: "Prove by the password that it is oneself, for what cannot be undone in the next 15 minutes",
  refuses: ["wrong_password", "busy"],
  limits: [passwordChecksPerHost],
  middleware: passwordBody,
  request: takes(givenProof, { example: { password: "lamp by the door 7" } }),
  responses: responsesOf(done),
});
const listSessions = call({
  method: "get",
  path: "/auth/sessions",
  gate: signedIn,
  does: "List where one is signed in, this session marked",
  responses: responsesOf(z.array(listedSession)),
});
const endSession = call({
  method: "delete",
  path: "/auth/sessions/{id}",
  gate: signedIn,
  does: "Sign out one of one's own sessions",
  refuses: ["session_ended"],
  request: { params: byId },
  responses: { 204: { description: "It is signed out" } },
});
const endOthers = call({
  method: "delete",
  path: "/auth/sessions",
  gate: signedIn,
  does: "Sign out everywhere else, and end a change of e-mail that waits to be confirmed",
  responses: { 204: { description: "This session alone is left" } },
});

async function profileOf(platform: Platform, host: SignedInHost) {
  const row = await findUser(platform.db, host.id);
  return {
    id: host.id,
    email: row?.email ?? host.email,
    firstName: row?.first_name ?? host.firstName,
    lastName: row?.last_name ?? host.lastName,
    profileImageUrl: row?.profile_image_url ?? null,
    emailConfirmed: row?.email_confirmed_at !== null,
    accountId: host.accountId,
    pendingEmail: await findPendingEmail(platform.db, host.id, platform.now()),
  };
}

/** The calls for one's own account (Accounts 9 to 12). */
export const ownRoutes = newApi()
  .openapi(profile, async (c) => c.json(await profileOf(c.get("platform"), hostOf(c)), 200))
  .openapi(change, async (c) => {
    const platform = c.get("platform");
    const origin = emailOrigin(platform.config, c.req.url);
    const changed = await changeProfile(platform, hostOf(c), c.req.valid("json"), origin);
    if (!changed.ok) return refuse(c, changed.refusal);
    return c.json(await profileOf(platform, hostOf(c)), 200);
  })
  .openapi(confirm, async (c) => {
    const platform = c.get("platform");
    const sent = await sendConfirmation(platform, hostOf(c), emailOrigin(platform.config, c.req.url));
    return sent.ok ? c.json({ message: "We have sent you a link." }, 200) : refuse(c, sent.refusal);
  })
  .openapi(readLink, async (c) => {
    const found = await readEmailLink(c.get("platform"), c.req.valid("query").token);
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  })
  .openapi(useLink, async (c) => {
    const platform = c.get("platform");
    const from = { ip: c.get("ip"), origin: emailOrigin(platform.config, c.req.url) };
    const used = await redeemEmailLink(platform, c.req.valid("json").token, from);
    return used.ok ? c.json(used.value, 200) : refuse(c, used.refusal);
  })
  .openapi(prove, async (c) => {
    const proved = await proveByPassword(c.get("platform"), hostOf(c), c.req.valid("json").password);
    return proved.ok ? c.json({ message: "Thank you." }, 200) : refuse(c, proved.refusal);
  })
  .openapi(listSessions, async (c) => c.json(await sessionsOf(c.get("platform"), hostOf(c)), 200))
  .openapi(endSession, async (c) => {
    const ended = await endOneSession(c.get("platform"), hostOf(c), c.req.valid("param").id);
    return ended.ok ? c.body(null, 204) : refuse(c, ended.refusal);
  })
  .openapi(endOthers, async (c) => {
    await endOtherSessions(c.get("platform"), hostOf(c), c.req.header("cookie") ?? "");
    return c.body(null, 204);
  });
