import { z } from "@hono/zod-openapi";
import { actorOf } from "#accounts/actor.server.ts";
import { newShareLink, shareLink, sharing } from "#guidebooks/contract.ts";
import { shareLinksPerHost } from "#guidebooks/limits.ts";
import {
  createShareLink,
  revokeShareLink,
  shareGuidebook,
  sharingOf,
} from "#guidebooks/shareLinks.server.ts";
import { responsesOf, byId, defineRoute, pathId, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { sendResult, newApi } from "#core/http.server.ts";

const read = defineRoute({
  method: "get",
  path: "/guidebooks/{id}/share",
  gate: mayAlways("share", "guidebook"),
  summary: "Read the links by which guests reach a guidebook",
  request: { params: byId },
  responses: responsesOf(sharing),
});
const share = defineRoute({
  method: "post",
  path: "/guidebooks/{id}/share",
  gate: mayWithPlan("share", "guidebook"),
  summary: "The same, after making sure that one link is live",
  takesKey: true,
  limits: [shareLinksPerHost],
  request: { params: byId },
  responses: responsesOf(sharing),
});
const create = defineRoute({
  method: "post",
  path: "/guidebooks/{id}/share-links",
  gate: mayWithPlan("share", "guidebook"),
  summary: "Make a link, with an end if one is given",
  takesKey: true,
  limits: [shareLinksPerHost],
  request: {
    params: byId,
    ...jsonBody(newShareLink, {
      example: { label: "Mia, 3 to 7 March", expiresAt: 1_772_848_800_000 },
      required: false,
    }),
  },
  responses: responsesOf(shareLink, "The link is made.", 201),
});
const revoke = defineRoute({
  method: "delete",
  path: "/share-links/{token}",
  gate: mayAlways("share", "share link"),
  summary: "End a link for good, at once",
  request: { params: z.object({ token: pathId }) },
  responses: { 204: { description: "The link is dead" } },
});

export const shareRoutes = newApi()
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    return sendResult(c, await sharingOf(c.get("context"), actorOf(c), id, c.get("origin")));
  })
  .openapi(share, async (c) => {
    const { id } = c.req.valid("param");
    return sendResult(c, await shareGuidebook(c.get("context"), actorOf(c), id, c.get("origin")));
  })
  .openapi(create, async (c) => {
    const { id } = c.req.valid("param");
    const given = c.req.valid("json");
    return sendResult(
      c,
      await createShareLink(c.get("context"), actorOf(c), id, given, c.get("origin")),
      201,
    );
  })
  .openapi(revoke, async (c) =>
    sendResult(c, await revokeShareLink(c.get("context"), actorOf(c), c.req.valid("param").token), 204),
  );
