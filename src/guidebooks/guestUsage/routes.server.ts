import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import {
  dismissedSearch,
  guidebookOpens,
  listedOpens,
  searchWithoutResult,
} from "#guidebooks/guestUsage/contract.ts";
import { opensOf, opensOfAll } from "#guidebooks/guestUsage/opens.server.ts";
import {
  dismissSearchWithoutResult,
  searchesWithoutResultOf,
} from "#guidebooks/searchesWithoutResult/searchesWithoutResult.server.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const listAll = defineRoute("get /opens", mayAlways("read", "account"), {
  summary: "Say how often each guidebook was opened in the last 30 days",
  responses: responsesOf(z.array(listedOpens)),
});
const read = defineRoute("get /guidebooks/{id}/opens", mayAlways("read", "guidebook"), {
  summary: "Say how often a guidebook was opened in the last 30 days, by day and by section",
  responses: responsesOf(guidebookOpens),
});

const listSearchesWithoutResult = defineRoute(
  "get /guidebooks/{id}/unfound",
  mayAlways("read", "guidebook"),
  {
    summary: "List what guests of a guidebook searched for and did not find in 90 days",
    responses: responsesOf(z.array(searchWithoutResult)),
  },
);
const dismiss = defineRoute("post /guidebooks/{id}/unfound/dismissed", mayAlways("edit", "guidebook"), {
  summary: "Dismiss an unanswered search",
  request: jsonBody(dismissedSearch, { example: { text: "sauna" } }),
  responses: { 204: { description: "It is no longer listed" } },
});

/** Opens of guidebooks, and searches without a result (Insight). */
export const guestUsageRoutes = newApi()
  .openapi(listAll, async (c) => c.json(await opensOfAll(...asMember(c)), 200))
  .openapi(read, (c) => sendResult(c, opensOf(...asMember(c), c.req.valid("param").id)))
  .openapi(listSearchesWithoutResult, (c) =>
    sendResult(c, searchesWithoutResultOf(...asMember(c), c.req.valid("param").id)),
  )
  .openapi(dismiss, (c) =>
    sendResult(
      c,
      dismissSearchWithoutResult(...asMember(c), c.req.valid("param").id, c.req.valid("json").text),
      204,
    ),
  );
