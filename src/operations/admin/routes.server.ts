import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { requireProof } from "#accounts/profile/proof.server.ts";
import { emailOrigin } from "#accounts/reset.server.ts";
import { backUpNow, runJobAgain, sendTestEmail } from "#operations/admin/actions.server.ts";
import { listAccounts, listActionsOfOperators } from "#operations/admin/accounts.server.ts";
import {
  accountSearch,
  actionInput,
  exportInput,
  invitationInput,
  linkSent,
  listedAccount,
  operatorAction,
  operatorInput,
  planInput,
  privateHostsInput,
  serverState,
  takedownInput,
  testEmailSent,
} from "#operations/admin/contract.ts";
import {
  addOperator,
  deleteHost,
  endPlan,
  exportHost,
  grantPlan,
  inviteHost,
  putBack,
  removeOperator,
  resendConfirmation,
  sendResetLink,
  signOutHost,
  takeDown,
} from "#operations/admin/operator.server.ts";
import { allowPrivateHosts, refusePrivateHosts } from "#operations/admin/privateHosts.server.ts";
import { readServerState } from "#operations/admin/state.server.ts";
import { sendZip } from "#operations/export/zip/sendZip.server.ts";
import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { operatorOnly } from "#core/gate.ts";
import { hostOf, newApi, refuse, sendResult, type AppEnv } from "#core/http.server.ts";
import type { Result } from "#core/refusal.ts";

const because = "A guest wrote that the Wi-Fi password is public.";
const done = { 204: { description: "Done" } };

const state = defineRoute("get /admin/state", operatorOnly, {
  summary: "Read the state of the server",
  responses: responsesOf(serverState),
});
const accounts = defineRoute("get /admin/accounts", operatorOnly, {
  summary: "Find people by part of a name or email, by an id, or a guidebook's slug",
  request: { query: accountSearch },
  responses: responsesOf(z.array(listedAccount), "At most 20"),
});
const log = defineRoute("get /admin/log", operatorOnly, {
  summary: "List what operators did, newest first",
  responses: responsesOf(z.array(operatorAction), "The newest 50"),
});
const plan = defineRoute("post /admin/accounts/{id}/plan", operatorOnly, {
  summary: "Give a person's own account a plan without a payment, or end one that Stripe does not charge for",
  refuses: ["proof_needed", "still_charged"],
  request: jsonBody(planInput, { example: { until: 1_830_297_600_000, because } }),
  responses: done,
});
const takedown = defineRoute("post /admin/accounts/{id}/take-down", operatorOnly, {
  summary: "Take a guidebook down, or put it back",
  refuses: ["proof_needed"],
  request: jsonBody(takedownInput, { example: { guidebookId: "x", isDown: true, because } }),
  responses: done,
});
const signOut = defineRoute("post /admin/accounts/{id}/sign-out", operatorOnly, {
  summary: "End all sessions of a person",
  refuses: ["proof_needed"],
  request: jsonBody(actionInput, { example: { because } }),
  responses: done,
});
const resetLink = defineRoute("post /admin/accounts/{id}/reset-link", operatorOnly, {
  summary: "Send a person a link for a new password; without a mail server it is in the answer",
  refuses: ["proof_needed", "passwords_off"],
  request: jsonBody(actionInput, { example: { because } }),
  responses: responsesOf(linkSent),
});
const confirmation = defineRoute("post /admin/accounts/{id}/confirmation", operatorOnly, {
  summary: "Send a person the email again that confirms their address",
  refuses: ["proof_needed", "already_confirmed"],
  request: jsonBody(actionInput, { example: { because } }),
  responses: done,
});
const privateHosts = defineRoute("post /admin/accounts/{id}/private-hosts", operatorOnly, {
  summary: "Let webhooks of a person's own account reach the hosts of `WEBHOOK_PRIVATE_HOSTS`, or end that",
  refuses: ["proof_needed"],
  request: jsonBody(privateHostsInput, { example: { isAllowed: true, because } }),
  responses: done,
});
const exportAccount = defineRoute("post /admin/accounts/{id}/export", operatorOnly, {
  summary: "Export all guidebooks of a person's own account as one zip",
  refuses: ["proof_needed"],
  request: jsonBody(exportInput, { example: { because } }),
  responses: {
    200: { description: "A zip file", content: { "application/zip": { schema: z.string() } } },
  },
});
const remove = defineRoute("delete /admin/accounts/{id}", operatorOnly, {
  summary: "Delete a person for good with all that is theirs",
  refuses: ["proof_needed", "still_charged"],
  request: jsonBody(actionInput, { example: { because } }),
  responses: done,
});
const operator = defineRoute("post /admin/accounts/{id}/operator", operatorOnly, {
  summary: "Name a person an operator of the server, or end that",
  refuses: ["proof_needed", "operator_already"],
  request: jsonBody(operatorInput, { example: { isOperator: true, because } }),
  responses: done,
});
const invitations = defineRoute("post /admin/invitations", operatorOnly, {
  summary:
    "Invite a person to make an account, also where sign-up is closed; without a mail server the link is in the answer",
  takesKey: true,
  refuses: ["proof_needed", "email_taken"],
  request: jsonBody(invitationInput, { example: { email: "ben@example.com", because } }),
  responses: responsesOf(linkSent, "Invited", 201),
});
const testEmail = defineRoute("post /admin/test-email", operatorOnly, {
  summary: "Send the operator an email at once",
  refuses: ["email_failed"],
  responses: responsesOf(testEmailSent, "The mail server took it", 202),
});
const backups = defineRoute("post /admin/backups", operatorOnly, {
  summary: "Make a backup of the day now, in each place that is set",
  refuses: ["no_backups"],
  responses: { 202: { description: "It begins within a second" } },
});
const jobAgain = defineRoute("post /admin/jobs/{id}/again", operatorOnly, {
  summary: "Run a job again that failed for good",
  refuses: ["not_failed"],
  responses: done,
});

/** The calls of the operator's screen (Operator 4). What can harm a host needs a fresh proof. */
export const adminRoutes = newApi()
  .openapi(state, async (c) => c.json(await readServerState(c.get("context")), 200))
  .openapi(accounts, async (c) => c.json(await listAccounts(c.get("context"), c.req.valid("query").q), 200))
  .openapi(log, async (c) => c.json(await listActionsOfOperators(c.get("context")), 200))
  .openapi(plan, (c) => {
    const { until, because: reason } = c.req.valid("json");
    const { id } = c.req.valid("param");
    return sendResult(
      c,
      proved(c, reason, (order) =>
        until === null ? endPlan(c.get("context"), id, order) : grantPlan(c.get("context"), id, until, order),
      ),
      204,
    );
  })
  .openapi(takedown, (c) => {
    const { guidebookId, isDown, because: reason } = c.req.valid("json");
    const change = isDown ? takeDown : putBack;
    const named = { idOrSlug: guidebookId, ownerId: c.req.valid("param").id };
    return sendResult(
      c,
      proved(c, reason, (order) => change(c.get("context"), named, order)),
      204,
    );
  })
  .openapi(signOut, (c) => {
    const { id } = c.req.valid("param");
    return sendResult(
      c,
      proved(c, c.req.valid("json").because, (order) => signOutHost(c.get("context"), id, order)),
      204,
    );
  })
  .openapi(resetLink, (c) => {
    const { id } = c.req.valid("param");
    return sendResult(
      c,
      proved(c, c.req.valid("json").because, (order) =>
        sendResetLink(c.get("context"), id, emailOrigin(c), order),
      ),
    );
  })
  .openapi(confirmation, (c) => {
    const { id } = c.req.valid("param");
    return sendResult(
      c,
      proved(c, c.req.valid("json").because, (order) =>
        resendConfirmation(c.get("context"), id, emailOrigin(c), order),
      ),
      204,
    );
  })
  .openapi(privateHosts, (c) => {
    const { isAllowed, because: reason } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const change = isAllowed ? allowPrivateHosts : refusePrivateHosts;
    return sendResult(
      c,
      proved(c, reason, (order) => change(c.get("context"), id, order)),
      204,
    );
  })
  .openapi(exportAccount, async (c) => {
    const { withSecrets, because: reason } = c.req.valid("json");
    const zip = await proved(c, reason, (order) =>
      exportHost(c.get("context"), c.req.valid("param").id, order, withSecrets),
    );
    return zip.ok ? sendZip(c, "guidebooks", zip.value) : refuse(c, zip.refusal);
  })
  .openapi(remove, (c) => {
    const { id } = c.req.valid("param");
    return sendResult(
      c,
      proved(c, c.req.valid("json").because, (order) => deleteHost(c.get("context"), id, order)),
      204,
    );
  })
  .openapi(operator, (c) => {
    const { isOperator, because: reason } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const change = isOperator ? addOperator : removeOperator;
    return sendResult(
      c,
      proved(c, reason, (order) => change(c.get("context"), id, order)),
      204,
    );
  })
  .openapi(invitations, (c) => {
    const { email, because: reason } = c.req.valid("json");
    return sendResult(
      c,
      proved(c, reason, (order) => inviteHost(c.get("context"), email, emailOrigin(c), order)),
      201,
    );
  })
  .openapi(testEmail, (c) => sendResult(c, sendTestEmail(c.get("context"), hostOf(c)), 202))
  .openapi(backups, async (c) => {
    const begun = await backUpNow(c.get("context"));
    return begun.ok ? c.body(null, 202) : refuse(c, begun.refusal);
  })
  .openapi(jobAgain, (c) => sendResult(c, runJobAgain(c.get("context"), c.req.valid("param").id), 204));

/** Runs an action in the operator's name once they have proved their identity. */
async function proved<T>(
  c: Context<AppEnv>,
  reason: string,
  act: (order: { operator: string; reason: string }) => Promise<Result<T>>,
): Promise<Result<T>> {
  const host = hostOf(c);
  const proof = await requireProof(c.get("context"), host);
  return proof.ok ? act({ operator: host.id, reason }) : proof;
}
