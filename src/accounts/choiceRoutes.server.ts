import { z } from "@hono/zod-openapi";
import { accountsOf, chooseAccount } from "#accounts/actor.server.ts";
import { accountChoice, chosenAccount } from "#accounts/contract.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { signedIn } from "#core/gate.ts";
import { hostOf, newApi, refuse } from "#core/http.server.ts";

const list = defineRoute("get /account/choice", signedIn, {
  summary: "List the accounts that the caller is a member of, and say which one the session acts in",
  responses: responsesOf(z.array(chosenAccount), "The accounts, the one that was joined first first"),
});

const choose = defineRoute("post /account/choice", signedIn, {
  summary: "Have the session act in another account of the caller's",
  refuses: ["not_found"],
  request: jsonBody(accountChoice, { example: { accountId: "the-account-of-a-friend" } }),
  responses: responsesOf(z.array(chosenAccount), "The accounts, as they are listed"),
});

/** The routes for members of several accounts (People 8). */
export const choiceRoutes = newApi()
  .openapi(list, async (c) => {
    const host = hostOf(c);
    return c.json(await accountsOf(c.get("context"), host, host.accountId), 200);
  })
  .openapi(choose, async (c) => {
    const context = c.get("context");
    const { accountId } = c.req.valid("json");
    const chosen = await chooseAccount(context, hostOf(c), accountId);
    if (!chosen.ok) return refuse(c, chosen.refusal);
    return c.json(await accountsOf(context, hostOf(c), accountId), 200);
  });
