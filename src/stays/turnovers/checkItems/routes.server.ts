import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import { changeCheckList, listsFor, readCheckList } from "#stays/turnovers/checkItems/checkItems.server.ts";
import { checkList, checkListChange, checkListSummary } from "#stays/turnovers/checkItems/contract.ts";

const list = defineRoute("get /turnover-lists", mayAlways("read", "account"), {
  summary: "List the homes with a check list for cleaners, and whether cleaners see it",
  responses: responsesOf(z.array(checkListSummary)),
});
const read = defineRoute("get /guidebooks/{id}/turnover-list", mayAlways("read", "guidebook"), {
  summary: "Read what cleaners tick at a turnover, and what the guidebook's sections name",
  responses: responsesOf(checkList),
});
const write = defineRoute("put /guidebooks/{id}/turnover-list", mayWithPlan("edit", "guidebook"), {
  summary: "Change what cleaners tick at a turnover, or switch it on or off",
  request: jsonBody(checkListChange, {
    example: { on: true, items: [{ text: "Dishwasher emptied" }, { text: "Bins emptied" }] },
  }),
  responses: responsesOf(checkList),
});

/** The check lists of cleaners (Stays 45). */
export const checkListRoutes = newApi()
  .openapi(list, async (c) => c.json(await listsFor(...asMember(c)), 200))
  .openapi(read, async (c) => c.json(await readCheckList(...asMember(c), c.req.valid("param").id), 200))
  .openapi(write, (c) =>
    sendResult(c, changeCheckList(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  );
