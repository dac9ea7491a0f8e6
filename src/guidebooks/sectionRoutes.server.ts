import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { sectionChange } from "#guidebooks/contract.ts";
import { historyRoutes } from "#guidebooks/history/routes.server.ts";
import { savesPerHost } from "#guidebooks/limits.ts";
import { section } from "#guidebooks/sectionSchema.ts";
import { saveSection, sectionsOf } from "#guidebooks/sections.server.ts";
import { picturesPerHost } from "#media/limits.ts";
import { sharedRoutes } from "#guidebooks/shared/routes.server.ts";
import { weighSection } from "#guidebooks/weighSection.server.ts";
import { responsesOf, defineRoute, jsonBody, limitConcurrency, withinLimit } from "#core/calls.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const list = defineRoute("get /guidebooks/{id}/sections", mayWithPlan("read", "guidebook"), {
  summary: "Read all sections of a guidebook",
  responses: responsesOf(z.array(section)),
});
const save = defineRoute("put /guidebook-sections/{id}", mayWithPlan("edit", "section"), {
  summary: "Save a section",
  refuses: [
    "stale_section",
    "unreadable_section",
    "shared_elsewhere",
    "foreign_picture",
    "too_many_pictures",
  ],
  limits: [savesPerHost, picturesPerHost],
  middleware: [limitConcurrency, withinLimit(savesPerHost), weighSection],
  request: jsonBody(sectionChange, {
    example: { content: { text: "<p>The key is under the blue pot.</p>" }, version: 1 },
  }),
  responses: responsesOf(section),
});

export const sectionRoutes = newApi()
  .openapi(list, (c) => sendResult(c, sectionsOf(...asMember(c), c.req.valid("param").id)))
  .openapi(save, (c) =>
    sendResult(c, saveSection(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .route("/", historyRoutes)
  .route("/", sharedRoutes);
