import { z } from "@hono/zod-openapi";
import { accountsOf, chooseAccount } from "#accounts/actor.server.ts";
import { accountChoice, chosenAccount } from "#accounts/contract.ts";
import { call, responsesOf, takes } from "#core/calls.server.ts";
import { signedIn } from "#core/gate.ts";
import { hostOf, newApi, refuse } from "#core/http.server.ts";

const list = call({
  method: "get",
  path: "/account/choice",
  gate: signedIn,
  does: "List the accounts that the caller is a member of, and say which one the session acts in",
  responses: responsesOf(z.array(chosenAccount), "The accounts, the one that was joined first first"),
});

const choose = call({
  method: "post",
  path: "/account/choice",
  gate: signedIn,
  does: "Have the session act in another account of the caller's",
  refuses: ["not_found"],
  request: takes(accountChoice, { example: { accountId: "the-account-of-a-friend" } }),
  responses: responsesOf(z.array(chosenAccount), "The accounts, as they are listed"),
});

/** The calls for members of several accounts (People 8). */
export const choiceRoutes = newApi()
  .openapi(list, async (c) => {
    const host = hostOf(c);
    return c.json(await accountsOf(c.get("platform"), host, host.accountId), 200);
  })
  .openapi(choose, async (c) => {
    const platform = c.get("platform");
    const { accountId } = c.req.valid("json");
    const chosen = await chooseAccount(platform, hostOf(c), accountId);
    if (!chosen.ok) return refuse(c, chosen.refusal);
    return c.json(await accountsOf(platform, hostOf(c), accountId), 200);
  });
