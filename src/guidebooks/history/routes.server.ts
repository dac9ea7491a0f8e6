import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { sectionVersion, versionContent, versionToRestore } from "#guidebooks/history/contract.ts";
import { historyOf, restoreVersion, versionOf } from "#guidebooks/history/history.server.ts";
import { savesPerHost } from "#guidebooks/limits.ts";
import { section } from "#guidebooks/sectionSchema.ts";
import { defineRoute, responsesOf, jsonBody, withinLimit, smallBody, pathId } from "#core/calls.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

/** Described by hand: what is made a number may be anything, so the description would say that it can be absent. */
const versionInPath = z.coerce
  .number({ error: "This must be a number." })
  .int()
  .openapi({ type: "integer", param: { name: "version", in: "path", required: true } });

const list = defineRoute("get /guidebook-sections/{id}/history", mayWithPlan("edit", "section"), {
  summary: "List the versions of a section, newest first",
  responses: responsesOf(z.array(sectionVersion)),
});
const get = defineRoute("get /guidebook-sections/{id}/history/{version}", mayWithPlan("edit", "section"), {
  summary: "Read what a section held at a version",
  request: {
    params: z.object({ id: pathId, version: versionInPath }),
  },
  responses: responsesOf(versionContent),
});
const restore = defineRoute("post /guidebook-sections/{id}/restore", mayWithPlan("edit", "section"), {
  summary: "Save an earlier version of a section as its newest",
  takesKey: true,
  refuses: ["stale_section", "unreadable_section", "shared_elsewhere"],
  limits: [savesPerHost],
  middleware: [withinLimit(savesPerHost), smallBody],
  request: jsonBody(versionToRestore, { example: { version: 1 } }),
  responses: responsesOf(section),
});

/** Earlier versions of sections, and restoring them (History). */
export const historyRoutes = newApi()
  .openapi(list, async (c) => c.json(await historyOf(...asMember(c), c.req.valid("param").id), 200))
  .openapi(get, (c) => {
    const { id, version } = c.req.valid("param");
    return sendResult(c, versionOf(...asMember(c), id, version));
  })
  .openapi(restore, (c) =>
    sendResult(c, restoreVersion(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  );
