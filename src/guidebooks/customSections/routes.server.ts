import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { savesPerHost } from "#guidebooks/limits.ts";
import { newCustomSection } from "#guidebooks/customSections/contract.ts";
import { addSection, deleteCustomSection } from "#guidebooks/shared/sharedCustomSections.server.ts";
import { section } from "#guidebooks/sectionSchema.ts";
import { defineRoute, responsesOf, smallBody, jsonBody, withinLimit } from "#core/calls.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const whereToDelete = z.object({ everywhere: z.enum(["true", "false"]).default("false") });

const add = defineRoute("post /guidebooks/{id}/sections", mayWithPlan("edit", "guidebook"), {
  summary: "Add a section of one's own, and to other guidebooks as one shared section",
  takesKey: true,
  refuses: ["section_limit"],
  limits: [savesPerHost],
  middleware: [withinLimit(savesPerHost), smallBody],
  request: jsonBody(newCustomSection, { example: { shape: "text", title: "Pool", icon: "waves" } }),
  responses: responsesOf(section, "The section is added.", 201),
});
const remove = defineRoute("delete /guidebook-sections/{id}", mayWithPlan("edit", "section"), {
  summary: "Delete a section of one's own, or with everywhere=true from all guidebooks that share it",
  refuses: ["not_own", "shared_elsewhere"],
  request: { query: whereToDelete },
  responses: { 204: { description: "It is gone." } },
});

/** Custom sections (Sections 12). */
export const customSectionRoutes = newApi()
  .openapi(add, (c) =>
    sendResult(c, addSection(...asMember(c), c.req.valid("param").id, c.req.valid("json")), 201),
  )
  .openapi(remove, (c) => {
    const everywhere = c.req.valid("query").everywhere === "true";
    const { id } = c.req.valid("param");
    return sendResult(c, deleteCustomSection(...asMember(c), id, { everywhere }), 204);
  });
