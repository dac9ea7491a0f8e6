import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { layoutChange } from "#guidebooks/layout/contract.ts";
import { changeLayout } from "#guidebooks/layout/layout.server.ts";
import { savesPerHost } from "#guidebooks/limits.ts";
import { section } from "#guidebooks/sectionSchema.ts";
import { defineRoute, responsesOf, smallBody, jsonBody, withinLimit } from "#core/calls.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const change = defineRoute("put /guidebooks/{id}/layout", mayWithPlan("edit", "guidebook"), {
  summary: "Order, hide and rename the sections of a guidebook",
  limits: [savesPerHost],
  middleware: [withinLimit(savesPerHost), smallBody],
  request: jsonBody(layoutChange, { example: { sections: [] } }),
  responses: responsesOf(z.array(section)),
});

/** The order of a guidebook's sections (Sections 10). */
export const layoutRoutes = newApi().openapi(change, (c) =>
  sendResult(c, changeLayout(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
);
