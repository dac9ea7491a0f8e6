import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import { newTurnoverLink, turnover, turnoverLink } from "#stays/turnovers/contract.ts";
import { turnoverLinksPerHost } from "#stays/turnovers/limits.ts";
import { createLink, linksFor, revokeLink } from "#stays/turnovers/links.server.ts";
import { turnoversFor } from "#stays/turnovers/turnovers.server.ts";

const turnovers = defineRoute("get /turnovers", mayAlways("read", "account"), {
  summary: "List who leaves and comes in the next 14 days, and which homes are ready",
  responses: responsesOf(z.array(turnover)),
});
const list = defineRoute("get /turnover-links", mayAlways("share", "account"), {
  summary: "List the links for cleaners, the newest first",
  responses: responsesOf(z.array(turnoverLink)),
});
const create = defineRoute("post /turnover-links", mayWithPlan("share", "account"), {
  summary: "Make a link for a cleaner, with the door codes if the host ticks it",
  takesKey: true,
  limits: [turnoverLinksPerHost],
  request: jsonBody(newTurnoverLink, {
    example: { guidebookIds: ["$GUIDEBOOK_ID"], label: "Tess", showsCodes: false },
  }),
  responses: responsesOf(turnoverLink, "The link is made.", 201),
});
const revoke = defineRoute("delete /turnover-links/{id}", mayAlways("share", "turnover link"), {
  summary: "End a cleaner's link for good, at once",
  responses: { 204: { description: "The link is dead" } },
});

/** Cleaners' links and their pages (Stays 33). */
export const turnoverRoutes = newApi()
  .openapi(turnovers, async (c) => c.json(await turnoversFor(...asMember(c)), 200))
  .openapi(list, async (c) => c.json(await linksFor(...asMember(c), c.get("origin")), 200))
  .openapi(create, (c) =>
    sendResult(c, createLink(...asMember(c), c.req.valid("json"), c.get("origin")), 201),
  )
  .openapi(revoke, (c) => sendResult(c, revokeLink(...asMember(c), c.req.valid("param").id), 204));
