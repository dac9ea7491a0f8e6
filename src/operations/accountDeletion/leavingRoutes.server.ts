import { leavingInput } from "#accounts/contract.ts";
import { passwordChecksPerHost } from "#accounts/limits.ts";
import { passwordBody } from "#accounts/password.server.ts";
import { noSessionCookie } from "#accounts/session.server.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { signedIn } from "#core/gate.ts";
import { hostOf, isHttps, newApi, refuse } from "#core/http.server.ts";
import { leaving } from "#operations/export/contract.ts";
import { leave, deletionSummary } from "#operations/accountDeletion/leaving.server.ts";

const read = defineRoute("get /auth/user/deletion", signedIn, {
  summary: "Say what deleting one's own account would delete, and what would stay with others",
  responses: responsesOf(leaving),
});
const remove = defineRoute("delete /auth/user", signedIn, {
  summary: "Delete one's own account for good, with its guidebooks",
  refuses: ["wrong_password", "proof_needed", "still_charged", "busy"],
  limits: [passwordChecksPerHost],
  middleware: passwordBody,
  request: jsonBody(leavingInput, { example: { password: "not the password" } }),
  responses: { 204: { description: "The account is deleted" } },
});

/** The calls that delete an account (deletion is final, Accounts 12), above all domains with data of a user. */
export const leavingRoutes = newApi()
  .openapi(read, async (c) => c.json(await deletionSummary(c.get("context"), hostOf(c)), 200))
  .openapi(remove, async (c) => {
    const left = await leave(c.get("context"), hostOf(c), c.req.valid("json").password);
    if (!left.ok) return refuse(c, left.refusal);
    c.header("Set-Cookie", noSessionCookie(isHttps(c)));
    return c.body(null, 204);
  });
