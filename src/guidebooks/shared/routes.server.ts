import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { savesPerHost } from "#guidebooks/limits.ts";
import { section } from "#guidebooks/sectionSchema.ts";
import { newSharing, sectionToFollow, sharedSection } from "#guidebooks/shared/contract.ts";
import { followShared, detachFromShared, sharedSectionsOf } from "#guidebooks/shared/shared.server.ts";
import { shareWith } from "#guidebooks/shared/shareWith.server.ts";
import { savesContent } from "#guidebooks/weighSection.server.ts";
import {
  guidebookParam,
  defineRoute,
  responsesOf,
  smallBody,
  jsonBody,
  withinLimit,
} from "#core/calls.server.ts";
import { mayWithPlan, mayWithPlanForGuidebook } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const list = defineRoute("get /shared-sections", mayWithPlanForGuidebook("read"), {
  summary: "List the sections that several guidebooks use",
  request: { query: guidebookParam },
  responses: responsesOf(z.array(sharedSection)),
});
const share = defineRoute("post /shared-sections", mayWithPlanForGuidebook("edit"), {
  summary: "Share a section with other guidebooks, with new content where that is given",
  takesKey: true,
  ...savesContent,
  request: {
    query: guidebookParam,
    ...jsonBody(newSharing, {
      example: {
        sectionId: "$GUIDEBOOK_SECTION_ID",
        guidebookIds: ["$GUIDEBOOK_ID"],
        content: { text: "<p>Kia ora</p>" },
      },
    }),
  },
  responses: responsesOf(sharedSection),
});
const follow = defineRoute("put /guidebook-sections/{id}/shared", mayWithPlan("edit", "section"), {
  summary: "Have a section follow a shared one of its kind",
  refuses: ["other_type"],
  limits: [savesPerHost],
  middleware: [withinLimit(savesPerHost), smallBody],
  request: jsonBody(sectionToFollow, { example: { sharedId: "$SHARED_SECTION_ID" } }),
  responses: responsesOf(section),
});
const part = defineRoute("delete /guidebook-sections/{id}/shared", mayWithPlan("edit", "section"), {
  summary: "Have a section go its own way, with what it holds",
  limits: [savesPerHost],
  middleware: [withinLimit(savesPerHost), smallBody],
  responses: responsesOf(section),
});

/** Content that several guidebooks use (Shared content). */
export const sharedRoutes = newApi()
  .openapi(list, async (c) => c.json(await sharedSectionsOf(...asMember(c)), 200))
  .openapi(share, (c) => sendResult(c, shareWith(...asMember(c), c.req.valid("json"))))
  .openapi(follow, (c) =>
    sendResult(c, followShared(...asMember(c), c.req.valid("param").id, c.req.valid("json").sharedId)),
  )
  .openapi(part, (c) => sendResult(c, detachFromShared(...asMember(c), c.req.valid("param").id)));
