import { createRoute, z } from "@hono/zod-openapi";
import { newShareLink, shareLink, sharing } from "#guidebooks/contract.ts";
import {
  createShareLink,
  revokeShareLink,
  shareGuidebook,
  sharingOf,
} from "#guidebooks/shareLinks.server.ts";
import { answers, byId, pathId, takes } from "#platform/calls.server.ts";
import { hostOf, newApi, refuse } from "#platform/http.server.ts";

const read = createRoute({
  method: "get",
  path: "/guidebooks/{id}/share",
  request: { params: byId },
  responses: answers(sharing),
});
const share = createRoute({
  method: "post",
  path: "/guidebooks/{id}/share",
  request: { params: byId },
  responses: answers(sharing),
});
const create = createRoute({
  method: "post",
  path: "/guidebooks/{id}/share-links",
  request: { params: byId, ...takes(newShareLink, false) },
  responses: answers(shareLink, "The link is made.", 201),
});
const revoke = createRoute({
  method: "delete",
  path: "/share-links/{token}",
  request: { params: z.object({ token: pathId }) },
  responses: { 204: { description: "The link is dead" } },
});

export const shareRoutes = newApi()
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const found = await sharingOf(c.get("platform"), hostOf(c).id, id, c.get("origin"));
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  })
  .openapi(share, async (c) => {
    const { id } = c.req.valid("param");
    const shared = await shareGuidebook(c.get("platform"), hostOf(c).id, id, c.get("origin"));
    return shared.ok ? c.json(shared.value, 200) : refuse(c, shared.refusal);
  })
  .openapi(create, async (c) => {
    const { id } = c.req.valid("param");
    const given = c.req.valid("json");
    const made = await createShareLink(c.get("platform"), hostOf(c).id, id, given, c.get("origin"));
    return made.ok ? c.json(made.value, 201) : refuse(c, made.refusal);
  })
  .openapi(revoke, async (c) => {
    const revoked = await revokeShareLink(c.get("platform"), hostOf(c).id, c.req.valid("param").token);
    return revoked.ok ? c.body(null, 204) : refuse(c, revoked.refusal);
  });
