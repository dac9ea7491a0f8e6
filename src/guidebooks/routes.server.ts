import { createRoute, z } from "@hono/zod-openapi";
import { guidebook, guidebookChange, listedGuidebook, newGuidebook } from "#guidebooks/contract.ts";
import { createGuidebook } from "#guidebooks/create.server.ts";
import {
  archiveGuidebook,
  changeGuidebook,
  getGuidebook,
  guidebooksOf,
  replaceSlug,
  restoreGuidebook,
} from "#guidebooks/guidebooks.server.ts";
import { sectionRoutes } from "#guidebooks/sectionRoutes.server.ts";
import { shareRoutes } from "#guidebooks/shareRoutes.server.ts";
import { answers, byId, takes } from "#platform/calls.server.ts";
import { hostOf, newApi, refuse } from "#platform/http.server.ts";

const list = createRoute({
  method: "get",
  path: "/guidebooks",
  request: { query: z.object({ archived: z.enum(["true", "false"]).optional() }) },
  responses: answers(z.array(listedGuidebook)),
});
const create = createRoute({
  method: "post",
  path: "/guidebooks",
  request: takes(newGuidebook),
  responses: answers(guidebook, "The guidebook is made.", 201),
});
const get = createRoute({
  method: "get",
  path: "/guidebooks/{id}",
  request: { params: byId },
  responses: answers(guidebook),
});
const change = createRoute({
  method: "put",
  path: "/guidebooks/{id}",
  request: { params: byId, ...takes(guidebookChange) },
  responses: answers(guidebook),
});
const archive = createRoute({
  method: "patch",
  path: "/guidebooks/{id}/archive",
  request: { params: byId },
  responses: answers(guidebook),
});
const restore = createRoute({
  method: "patch",
  path: "/guidebooks/{id}/restore",
  request: { params: byId },
  responses: answers(guidebook),
});
const replaceSlugRoute = createRoute({
  method: "post",
  path: "/guidebooks/{id}/slug",
  request: { params: byId },
  responses: answers(z.object({ slug: z.string() })),
});

/** The host's guidebooks, their sections and how they are shared (Guidebooks, Sections, Sharing). */
export const guidebookRoutes = newApi()
  .openapi(list, async (c) => {
    const archived = c.req.valid("query").archived === "true";
    return c.json(await guidebooksOf(c.get("platform"), hostOf(c).id, { archived }), 200);
  })
  .openapi(create, async (c) => {
    const created = await createGuidebook(c.get("platform"), hostOf(c).id, c.req.valid("json"));
    return created.ok ? c.json(created.value, 201) : refuse(c, created.refusal);
  })
  .openapi(get, async (c) => {
    const found = await getGuidebook(c.get("platform"), hostOf(c).id, c.req.valid("param").id);
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  })
  .openapi(change, async (c) => {
    const { id } = c.req.valid("param");
    const changed = await changeGuidebook(c.get("platform"), hostOf(c).id, id, c.req.valid("json"));
    return changed.ok ? c.json(changed.value, 200) : refuse(c, changed.refusal);
  })
  .openapi(archive, async (c) => {
    const archived = await archiveGuidebook(c.get("platform"), hostOf(c).id, c.req.valid("param").id);
    return archived.ok ? c.json(archived.value, 200) : refuse(c, archived.refusal);
  })
  .openapi(restore, async (c) => {
    const restored = await restoreGuidebook(c.get("platform"), hostOf(c).id, c.req.valid("param").id);
    return restored.ok ? c.json(restored.value, 200) : refuse(c, restored.refusal);
  })
  .openapi(replaceSlugRoute, async (c) => {
    const moved = await replaceSlug(c.get("platform"), hostOf(c).id, c.req.valid("param").id);
    return moved.ok ? c.json(moved.value, 200) : refuse(c, moved.refusal);
  })
  .route("/", sectionRoutes)
  .route("/", shareRoutes);
