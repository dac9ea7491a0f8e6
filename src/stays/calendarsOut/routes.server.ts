import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import {
  calendarsOutFor,
  createCalendarOut,
  endCalendarOut,
} from "#stays/calendarsOut/calendarsOut.server.ts";
import { calendarOut, newCalendarOut } from "#stays/calendarsOut/contract.ts";
import { calendarsOutPerHost } from "#stays/calendarsOut/limits.ts";

const list = defineRoute("get /account/calendars-out", mayAlways("share", "account"), {
  summary: "List the calendars that other programs read, newest first",
  responses: responsesOf(z.array(calendarOut)),
});
const create = defineRoute("post /account/calendars-out", mayWithPlan("share", "account"), {
  summary: "Make a calendar of stays, or of door codes for locks",
  takesKey: true,
  refuses: ["proof_needed"],
  limits: [calendarsOutPerHost],
  request: jsonBody(newCalendarOut, { example: { kind: "stays", withNames: false } }),
  responses: responsesOf(calendarOut, "The calendar is made.", 201),
});
const end = defineRoute("delete /account/calendars-out/{id}", mayAlways("share", "calendar out"), {
  summary: "End a calendar for good, at once",
  responses: { 204: { description: "Its link no longer works" } },
});

/** The calendars that other programs read (Stays 39). */
export const calendarOutRoutes = newApi()
  .openapi(list, async (c) => c.json(await calendarsOutFor(...asMember(c), c.get("origin")), 200))
  .openapi(create, (c) =>
    sendResult(c, createCalendarOut(...asMember(c), c.req.valid("json"), c.get("origin")), 201),
  )
  .openapi(end, (c) => sendResult(c, endCalendarOut(...asMember(c), c.req.valid("param").id), 204));
