import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { newNotice, notice } from "#stays/notices/contract.ts";
import { createNotice, endNotice, noticesOf } from "#stays/notices/notices.server.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const list = defineRoute("get /notices", mayAlways("read", "account"), {
  summary: "List what guests are told for a while, and what they will be",
  responses: responsesOf(z.array(notice)),
});
const create = defineRoute("post /notices", mayWithPlan("share", "account"), {
  summary: "Tell the guests of some guidebooks something until it ends",
  takesKey: true,
  refuses: ["not_found"],
  // In 2099: the example shows guests nothing yet where it is pasted.
  request: jsonBody(newNotice, {
    example: {
      text: "Test: water is off on Tuesday, 9 to 11 am.",
      startsAt: 4_070_908_800_000,
      endsAt: 4_102_444_800_000,
      guidebooks: ["$GUIDEBOOK_ID"],
    },
  }),
  responses: responsesOf(notice, "Guests read it.", 201),
});
const end = defineRoute("delete /notices/{id}", mayAlways("share", "notice"), {
  summary: "Take a notice off every page, at once",
  refuses: ["not_found"],
  responses: { 204: { description: "No guest reads it any more" } },
});

/** The notices of hosts to their guests (Stays 21). */
export const noticeRoutes = newApi()
  .openapi(list, async (c) => c.json(await noticesOf(...asMember(c)), 200))
  .openapi(create, (c) => sendResult(c, createNotice(...asMember(c), c.req.valid("json")), 201))
  .openapi(end, (c) => sendResult(c, endNotice(...asMember(c), c.req.valid("param").id), 204));
