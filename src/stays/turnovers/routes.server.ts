import { z } from "@hono/zod-openapi";
import { actorOf } from "#accounts/actor.server.ts";
import { byId, call, responsesOf, takes } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, refuse } from "#core/http.server.ts";
import { newTurnoverLink, turnover, turnoverLink } from "#stays/turnovers/contract.ts";
import { turnoverLinksPerHost } from "#stays/turnovers/limits.ts";
import { createLink, linksFor, revokeLink } from "#stays/turnovers/links.server.ts";
import { turnoversFor } from "#stays/turnovers/turnovers.server.ts";

const turnovers = call({
  method: "get",
  path: "/turnovers",
  gate: mayAlways("read", "account"),
  does: "List who leaves and comes in the next 14 days, and which homes are ready",
  responses: responsesOf(z.array(turnover)),
});
const list = call({
  method: "get",
  path: "/turnover-links",
  gate: mayAlways("share", "account"),
  does: "List the links for cleaners, the newest first",
  responses: responsesOf(z.array(turnoverLink)),
});
const create = call({
  method: "post",
  path: "/turnover-links",
  gate: mayWithPlan("share", "account"),
  does: "Make a link for a cleaner, with the door codes if the host ticks it",
  takesKey: true,
  limits: [turnoverLinksPerHost],
  request: takes(newTurnoverLink, {
    example: { guidebookIds: ["9dGk2LmQpR7sTuVwXyZ3aB"], label: "Tess", showsCodes: false },
  }),
  responses: responsesOf(turnoverLink, "The link is made.", 201),
});
const revoke = call({
  method: "delete",
  path: "/turnover-links/{id}",
  gate: mayAlways("share", "turnover link"),
  does: "End a cleaner's link for good, at once",
  request: { params: byId },
  responses: { 204: { description: "The link is dead" } },
});

/** Links for cleaners, and what they show (Stays 33). */
export const turnoverRoutes = newApi()
  .openapi(turnovers, async (c) => c.json(await turnoversFor(c.get("platform"), actorOf(c)), 200))
  .openapi(list, async (c) => c.json(await linksFor(c.get("platform"), actorOf(c), c.get("origin")), 200))
  .openapi(create, async (c) => {
    const made = await createLink(c.get("platform"), actorOf(c), c.req.valid("json"), c.get("origin"));
    return made.ok ? c.json(made.value, 201) : refuse(c, made.refusal);
  })
  .openapi(revoke, async (c) => {
    const revoked = await revokeLink(c.get("platform"), actorOf(c), c.req.valid("param").id);
    return revoked.ok ? c.body(null, 204) : refuse(c, revoked.refusal);
  });
