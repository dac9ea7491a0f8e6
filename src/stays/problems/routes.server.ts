import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, jsonBody, pathId, responsesOf } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import { sendPhoto } from "#media/privatePhotos/privatePhotos.server.ts";
import {
  knownProblemSettings,
  problem,
  problemChange,
  problemSettingsChange,
} from "#stays/problems/contract.ts";
import {
  changeProblem,
  changeProblemSettings,
  photoOf,
  problemSettingsOf,
  problemsOf,
} from "#stays/problems/problems.server.ts";

const list = defineRoute("get /problems", mayAlways("read", "account"), {
  summary: "List what guests reported, with what was done within 14 days; without their words for viewers",
  responses: responsesOf(z.array(problem)),
});
const change = defineRoute("patch /problems/{id}", mayAlways("share", "problem"), {
  summary: "Note that a report was read, or tick it off, or take the tick back",
  request: jsonBody(problemChange, { example: { read: true } }),
  responses: responsesOf(problem),
});
const photo = defineRoute("get /problems/{id}/photos/{n}", mayAlways("see guests", "problem"), {
  summary: "Read a photo of a report, by its place from 1 on",
  request: { params: z.object({ id: pathId, n: z.string().max(9) }) },
  responses: {
    200: { description: "The photo", content: { "image/jpeg": { schema: z.string() } } },
  },
});
const readSettings = defineRoute("get /guidebooks/{id}/problems", mayAlways("read", "guidebook"), {
  summary: "Read whether guests of a guidebook can report problems, and which contact hears of them",
  responses: responsesOf(knownProblemSettings),
});
const writeSettings = defineRoute("put /guidebooks/{id}/problems", mayWithPlan("edit", "guidebook"), {
  summary: "Let guests of a guidebook report problems, or not, and choose which contact hears of them",
  request: jsonBody(problemSettingsChange, { example: { on: true } }),
  responses: responsesOf(knownProblemSettings),
});

/** What guests report as wrong (Reports 1). */
export const problemRoutes = newApi()
  .openapi(list, async (c) => c.json(await problemsOf(...asMember(c)), 200))
  .openapi(change, (c) =>
    sendResult(c, changeProblem(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(photo, async (c) => {
    const { id, n } = c.req.valid("param");
    return sendPhoto(c, await photoOf(...asMember(c), id, Number.parseInt(n, 10) || 0));
  })
  .openapi(readSettings, (c) => sendResult(c, problemSettingsOf(...asMember(c), c.req.valid("param").id)))
  .openapi(writeSettings, (c) =>
    sendResult(c, changeProblemSettings(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  );
