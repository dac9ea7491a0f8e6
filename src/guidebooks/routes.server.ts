import { z } from "@hono/zod-openapi";
import { actorOf } from "#accounts/actor.server.ts";
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
import { ownRoutes } from "#guidebooks/customSections/routes.server.ts";
import { sectionRoutes } from "#guidebooks/sectionRoutes.server.ts";
import { beginWithShared } from "#guidebooks/shared/beginWithShared.server.ts";
import { shareRoutes } from "#guidebooks/shareRoutes.server.ts";
import { picturesPerHost } from "#media/limits.ts";
import { responsesOf, byId, call, takes } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, refuse } from "#core/http.server.ts";

const list = call({
  method: "get",
  path: "/guidebooks",
  gate: mayAlways("read", "account"),
  does: "List the account's guidebooks, last changed first",
  request: {
    query: z.object({
      archived: z.enum(["true", "false"]).optional(),
      bin: z.enum(["true", "false"]).optional(),
    }),
  },
  responses: responsesOf(z.array(listedGuidebook)),
});
const create = call({
  method: "post",
  path: "/guidebooks",
  gate: mayWithPlan("create", "account"),
  does: "Make a guidebook with all its sections, empty",
  takesKey: true,
  refuses: ["property_limit", "other_user"],
  limits: [guidebooksPerHost],
  request: takes(newGuidebook, { example: { name: "Wānaka Lake House" } }),
  responses: responsesOf(guidebook, "The guidebook is made.", 201),
});
const get = call({
  method: "get",
  path: "/guidebooks/{id}",
  gate: mayWithPlan("read", "guidebook"),
  does: "Read a guidebook",
  request: { params: byId },
  responses: responsesOf(guidebook),
});
const change = call({
  method: "put",
  path: "/guidebooks/{id}",
  gate: mayWithPlan("edit", "guidebook"),
  does: "Rename a guidebook, change its cover, its language or its print sheet; its slug stays",
  refuses: ["foreign_picture"],
  limits: [picturesPerHost],
  request: { params: byId, ...takes(guidebookChange, { example: { name: "Wānaka Lake Cottage" } }) },
  responses: responsesOf(guidebook),
});
const archive = call({
  method: "patch",
  path: "/guidebooks/{id}/archive",
  gate: mayAlways("archive", "guidebook"),
  does: "Take a guidebook and its guest pages down",
  request: { params: byId },
  responses: responsesOf(guidebook),
});
const restore = call({
  method: "patch",
  path: "/guidebooks/{id}/restore",
  gate: mayWithPlan("archive", "guidebook"),
  does: "Bring an archived guidebook back, at its old slug",
  refuses: ["property_limit"],
  request: { params: byId },
  responses: responsesOf(guidebook),
});
const duplicate = call({
  method: "post",
  path: "/guidebooks/{id}/duplicate",
  gate: mayWithPlan("create", "guidebook"),
  does: "Make another guidebook of one, without its secrets, stays and links",
  takesKey: true,
  refuses: ["property_limit"],
  limits: [guidebooksPerHost],
  request: { params: byId, ...takes(newDuplicate, { example: { name: "Wānaka Lake Cottage" } }) },
  responses: responsesOf(guidebook, "The guidebook is made.", 201),
});
const replaceSlugRoute = call({
  method: "post",
  path: "/guidebooks/{id}/slug",
  gate: mayWithPlan("share", "guidebook"),
  does: "Give a guidebook a new permanent link; the old one ends",
  takesKey: true,
  limits: [slugsPerHost],
  request: { params: byId },
  responses: responsesOf(z.object({ slug: z.string() })),
});

/** The host's guidebooks, their sections and how they are shared (Guidebooks, Sections, Sharing). */
export const guidebookRoutes = newApi()
  .openapi(list, async (c) => {
    const { archived, bin } = c.req.valid("query");
    const which = bin === "true" ? "bin" : archived === "true" ? "archived" : "active";
    return c.json(await guidebooksOf(c.get("platform"), actorOf(c), which), 200);
  })
  .openapi(create, async (c) => {
    const { shared = [], ...given } = c.req.valid("json");
    const platform = c.get("platform");
    const created = await createGuidebook(platform, actorOf(c), given, (db, id) =>
      beginWithShared(platform, db, actorOf(c), id, shared),
    );
    return created.ok ? c.json(created.value, 201) : refuse(c, created.refusal);
  })
  .openapi(get, async (c) => {
    const found = await getGuidebook(c.get("platform"), actorOf(c), c.req.valid("param").id);
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  })
  .openapi(change, async (c) => {
    const { id } = c.req.valid("param");
    const changed = await changeGuidebook(c.get("platform"), actorOf(c), id, c.req.valid("json"));
    return changed.ok ? c.json(changed.value, 200) : refuse(c, changed.refusal);
  })
  .openapi(archive, async (c) => {
    const archived = await archiveGuidebook(c.get("platform"), actorOf(c), c.req.valid("param").id);
    return archived.ok ? c.json(archived.value, 200) : refuse(c, archived.refusal);
  })
  .openapi(restore, async (c) => {
    const restored = await restoreGuidebook(c.get("platform"), actorOf(c), c.req.valid("param").id);
    return restored.ok ? c.json(restored.value, 200) : refuse(c, restored.refusal);
  })
  .openapi(duplicate, async (c) => {
    const { id } = c.req.valid("param");
    const copy = await duplicateGuidebook(c.get("platform"), actorOf(c), id, c.req.valid("json"));
    return copy.ok ? c.json(copy.value, 201) : refuse(c, copy.refusal);
  })
  .openapi(replaceSlugRoute, async (c) => {
    const moved = await replaceSlug(c.get("platform"), actorOf(c), c.req.valid("param").id);
    return moved.ok ? c.json(moved.value, 200) : refuse(c, moved.refusal);
  })
  .route("/", binRoutes)
  .route("/", cardRoutes)
  .route("/", brandingRoutes)
  .route("/", contactRoutes)
  .route("/", layoutRoutes)
  .route("/", ownRoutes)
  .route("/", sectionRoutes)
  .route("/", shareRoutes);
