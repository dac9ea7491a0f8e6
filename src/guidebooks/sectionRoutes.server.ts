import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { sectionChange } from "#guidebooks/contract.ts";
import { historyRoutes } from "#guidebooks/history/routes.server.ts";
import { section } from "#guidebooks/sectionSchema.ts";
import { saveSection, sectionsOf } from "#guidebooks/sections.server.ts";
import { sharedRoutes } from "#guidebooks/shared/routes.server.ts";
import { responsesOf, defineRoute, jsonBody } from "#core/calls.server.ts";
import { savesContent } from "#guidebooks/weighSection.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const list = defineRoute("get /guidebooks/{id}/sections", mayWithPlan("read", "guidebook"), {
  summary: "Read all sections of a guidebook",
  responses: responsesOf(z.array(section)),
});
const save = defineRoute("put /guidebook-sections/{id}", mayWithPlan("edit", "section"), {
  summary: "Save a section",
  ...savesContent,
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
