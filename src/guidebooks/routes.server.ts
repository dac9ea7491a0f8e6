import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { contactRoutes } from "#guidebooks/contacts/routes.server.ts";
import { binRoutes } from "#guidebooks/bin/routes.server.ts";
import { brandingRoutes } from "#guidebooks/branding/routes.server.ts";
import { cardRoutes } from "#guidebooks/cards/routes.server.ts";
import {
  guidebook,
  guidebookChange,
  listedGuidebook,
  newDuplicate,
  newGuidebook,
} from "#guidebooks/contract.ts";
import { createGuidebook } from "#guidebooks/create.server.ts";
import { duplicateGuidebook } from "#guidebooks/duplicate.server.ts";
import {
  archiveGuidebook,
  changeGuidebook,
  getGuidebook,
  guidebooksOf,
  replaceSlug,
  restoreGuidebook,
} from "#guidebooks/guidebooks.server.ts";
import { slugsPerHost, guidebooksPerHost } from "#guidebooks/limits.ts";
import { layoutRoutes } from "#guidebooks/layout/routes.server.ts";
import { customSectionRoutes } from "#guidebooks/customSections/routes.server.ts";
import { policyRoutes } from "#guidebooks/policy/routes.server.ts";
import { sectionRoutes } from "#guidebooks/sectionRoutes.server.ts";
import { beginWithShared } from "#guidebooks/shared/startFromShared.server.ts";
import { shareRoutes } from "#guidebooks/shareRoutes.server.ts";
import { picturesPerHost } from "#media/limits.ts";
import { responsesOf, defineRoute, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const list = defineRoute("get /guidebooks", mayAlways("read", "account"), {
  summary: "List the account's guidebooks, last changed first",
  request: {
    query: z.object({
      archived: z.enum(["true", "false"]).optional(),
      bin: z.enum(["true", "false"]).optional(),
    }),
  },
  responses: responsesOf(z.array(listedGuidebook)),
});
const create = defineRoute("post /guidebooks", mayWithPlan("create", "account"), {
  summary: "Make a guidebook with all its sections, empty",
  takesKey: true,
  refuses: ["property_limit", "other_user"],
  limits: [guidebooksPerHost],
  request: jsonBody(newGuidebook, { example: { name: "Wānaka Lake House" } }),
  responses: responsesOf(guidebook, "The guidebook is made.", 201),
});
const get = defineRoute("get /guidebooks/{id}", mayWithPlan("read", "guidebook"), {
  summary: "Read a guidebook",
  responses: responsesOf(guidebook),
});
const change = defineRoute("put /guidebooks/{id}", mayWithPlan("edit", "guidebook"), {
  summary: "Rename a guidebook, change its cover, its language or its print sheet; its slug stays",
  refuses: ["foreign_picture"],
  limits: [picturesPerHost],
  request: jsonBody(guidebookChange, { example: { name: "Wānaka Lake Cottage" } }),
  responses: responsesOf(guidebook),
});
const archive = defineRoute("patch /guidebooks/{id}/archive", mayAlways("archive", "guidebook"), {
  summary: "Take a guidebook and its guest pages down",
  responses: responsesOf(guidebook),
});
const restore = defineRoute("patch /guidebooks/{id}/restore", mayWithPlan("archive", "guidebook"), {
  summary: "Bring an archived guidebook back, at its old slug",
  refuses: ["property_limit"],
  responses: responsesOf(guidebook),
});
const duplicate = defineRoute("post /guidebooks/{id}/duplicate", mayWithPlan("create", "guidebook"), {
  summary: "Make another guidebook of one, without its secrets, stays and links",
  takesKey: true,
  refuses: ["property_limit"],
  limits: [guidebooksPerHost],
  request: jsonBody(newDuplicate, { example: { name: "Wānaka Lake Cottage" } }),
  responses: responsesOf(guidebook, "The guidebook is made.", 201),
});
const replaceSlugRoute = defineRoute("post /guidebooks/{id}/slug", mayWithPlan("share", "guidebook"), {
  summary: "Give a guidebook a new permanent link; the old one ends",
  takesKey: true,
  limits: [slugsPerHost],
  responses: responsesOf(z.object({ slug: z.string() })),
});

/** The host's guidebooks, their sections and how they are shared (Guidebooks, Sections, Sharing). */
export const guidebookRoutes = newApi()
  .openapi(list, async (c) => {
    const { archived, bin } = c.req.valid("query");
    const which = bin === "true" ? "bin" : archived === "true" ? "archived" : "active";
    return c.json(await guidebooksOf(...asMember(c), which), 200);
  })
  .openapi(create, (c) => {
    const [context, actor] = asMember(c);
    const { shared = [], ...given } = c.req.valid("json");
    return sendResult(
      c,
      createGuidebook(context, actor, given, (db, id) => beginWithShared(context, db, actor, id, shared)),
      201,
    );
  })
  .openapi(get, (c) => sendResult(c, getGuidebook(...asMember(c), c.req.valid("param").id)))
  .openapi(change, (c) =>
    sendResult(c, changeGuidebook(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(archive, (c) => sendResult(c, archiveGuidebook(...asMember(c), c.req.valid("param").id)))
  .openapi(restore, (c) => sendResult(c, restoreGuidebook(...asMember(c), c.req.valid("param").id)))
  .openapi(duplicate, (c) =>
    sendResult(c, duplicateGuidebook(...asMember(c), c.req.valid("param").id, c.req.valid("json")), 201),
  )
  .openapi(replaceSlugRoute, (c) => sendResult(c, replaceSlug(...asMember(c), c.req.valid("param").id)))
  .route("/", binRoutes)
  .route("/", cardRoutes)
  .route("/", brandingRoutes)
  .route("/", contactRoutes)
  .route("/", layoutRoutes)
  .route("/", customSectionRoutes)
  .route("/", policyRoutes)
  .route("/", sectionRoutes)
  .route("/", shareRoutes);
