import { z } from "@hono/zod-openapi";
import { actorOf } from "#accounts/actor.server.ts";
import { guidebookOpens, listedOpens } from "#insight/contract.ts";
import { opensOf, opensOfAll } from "#insight/opens.server.ts";
import { byId, call, responsesOf } from "#platform/calls.server.ts";
import { mayAlways } from "#platform/gate.ts";
import { newApi, refuse } from "#platform/http.server.ts";

const listAll = call({
  method: "get",
  path: "/opens",
  gate: mayAlways("read", "account"),
  does: "Say how often each guidebook was opened in the last 30 days",
  responses: responsesOf(z.array(listedOpens)),
});
const read = call({
  method: "get",
  path: "/guidebooks/{id}/opens",
  gate: mayAlways("read", "guidebook"),
  does: "Say how often a guidebook was opened in the last 30 days, by day and by section",
  request: { params: byId },
  responses: responsesOf(guidebookOpens),
});

/** Whether guidebooks were opened (Insight). */
export const insightRoutes = newApi()
  .openapi(listAll, async (c) => c.json(await opensOfAll(c.get("platform"), actorOf(c)), 200))
  .openapi(read, async (c) => {
    const found = await opensOf(c.get("platform"), actorOf(c), c.req.valid("param").id);
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });
