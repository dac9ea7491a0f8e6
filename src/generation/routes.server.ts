import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { generated, generationRequest, regenerated, regeneration } from "#generation/contract.ts";
import { auditRoutes } from "#generation/audit/routes.server.ts";
import { generateGuidebook } from "#generation/generate.server.ts";
import { generationLimit, regenerationLimit } from "#generation/limits.ts";
import { regenerateSection, acceptRegenerated, regenerateDraft } from "#generation/regenerate.server.ts";
import { nearbyRoutes } from "#generation/nearby/routes.server.ts";
import { guidebooksPerHost } from "#guidebooks/limits.ts";
import { section } from "#guidebooks/sectionSchema.ts";
import { responsesOf, defineRoute, jsonBody } from "#core/calls.server.ts";
import { streamEvents, wantsEvents } from "#core/eventStream.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const generate = defineRoute("post /guidebooks/generate-enhanced", mayWithPlan("create", "account"), {
  summary:
    "Make a guidebook and fill it from its address; tells its steps where `Accept` is `text/event-stream`",
  takesKey: true,
  refuses: ["property_limit", "other_user", "which_place"],
  limits: [generationLimit, guidebooksPerHost],
  request: jsonBody(generationRequest, {
    example: {
      name: "Wānaka Lake House",
      propertyAddress: "12 Lakeside Road, Wānaka 9305",
      notes: "Check-in is 3 pm. Bins go out on Tuesday.",
    },
  }),
  responses: {
    ...responsesOf(generated, "The guidebook is made and filled.", 201),
    200: {
      description: "The steps as they are done, where `Accept` asks for them, and the answer at the end.",
      content: { "text/event-stream": { schema: z.string() } },
    },
  },
});

const regenerate = defineRoute("post /guidebook-sections/{id}/regenerate", mayWithPlan("edit", "section"), {
  summary: "Regenerate a section",
  takesKey: true,
  refuses: [
    "stale_section",
    "unreadable_section",
    "shared_elsewhere",
    "property_address_needed",
    "which_place",
    "no_places",
  ],
  limits: [regenerationLimit],
  request: jsonBody(regeneration, { example: { notes: "Bins go out on Tuesday." }, required: false }),
  responses: responsesOf(section),
});

const regenerateRoute = defineRoute(
  "post /guidebook-sections/{id}/regenerated",
  mayWithPlan("edit", "section"),
  {
    summary: "Regenerate a section to look at; nothing is stored",
    refuses: ["unreadable_section", "property_address_needed", "which_place", "no_places"],
    limits: [regenerationLimit],
    request: jsonBody(regeneration, { example: { notes: "Bins go out on Tuesday." }, required: false }),
    responses: responsesOf(regenerated),
  },
);

const acceptRoute = defineRoute("put /guidebook-sections/{id}/regenerated", mayWithPlan("edit", "section"), {
  summary: "Save a regenerated section as it was looked at",
  refuses: ["stale_section", "unreadable_section", "shared_elsewhere"],
  request: jsonBody(regenerated, {
    example: {
      content: { text: "<p>Welcome.</p>" },
      generated: { text: "<p>Welcome.</p>" },
      prompts: [],
      sources: [],
      round: 1,
      version: 1,
    },
  }),
  responses: responsesOf(section),
});

export const generationRoutes = newApi()
  .route("/", auditRoutes)
  .route("/", nearbyRoutes)
  .openapi(generate, (c) => {
    const request = c.req.valid("json");
    // Closing the connection cancels generation; nothing is stored.
    if (wantsEvents(c))
      return streamEvents(c, "generation", ({ send, signal }) =>
        generateGuidebook(...asMember(c), request, { signal, onStep: (step) => send("step", step) }),
      );
    const { signal } = c.req.raw;
    return sendResult(c, generateGuidebook(...asMember(c), request, { signal }), 201);
  })
  .openapi(regenerate, (c) => {
    const { id } = c.req.valid("param");
    const { notes } = c.req.valid("json") ?? {};
    const options = { notes, signal: c.req.raw.signal };
    return sendResult(c, regenerateSection(...asMember(c), id, options));
  })
  .openapi(regenerateRoute, (c) => {
    const { id } = c.req.valid("param");
    const { notes } = c.req.valid("json") ?? {};
    const options = { notes, signal: c.req.raw.signal };
    return sendResult(c, regenerateDraft(...asMember(c), id, options));
  })
  .openapi(acceptRoute, (c) =>
    sendResult(c, acceptRegenerated(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  );
