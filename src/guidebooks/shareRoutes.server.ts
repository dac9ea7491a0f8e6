import { asMember } from "#accounts/actor.server.ts";
import { newShareLink, shareLink, sharing } from "#guidebooks/contract.ts";
import { shareLinksPerHost } from "#guidebooks/limits.ts";
import {
  createShareLink,
  revokeShareLink,
  shareGuidebook,
  sharingOf,
} from "#guidebooks/shareLinks.server.ts";
import { responsesOf, defineRoute, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const read = defineRoute("get /guidebooks/{id}/share", mayAlways("share", "guidebook"), {
  summary: "Read the links by which guests reach a guidebook",
  responses: responsesOf(sharing),
});
const share = defineRoute("post /guidebooks/{id}/share", mayWithPlan("share", "guidebook"), {
  summary: "The same, after making sure that one link is live",
  takesKey: true,
  limits: [shareLinksPerHost],
  responses: responsesOf(sharing),
});
const create = defineRoute("post /guidebooks/{id}/share-links", mayWithPlan("share", "guidebook"), {
  summary: "Make a link, with an end if one is given",
  takesKey: true,
  limits: [shareLinksPerHost],
  request: jsonBody(newShareLink, {
    example: { label: "For friends", expiresAt: 4_102_444_800_000 },
    required: false,
  }),
  responses: responsesOf(shareLink, "The link is made.", 201),
});
const revoke = defineRoute("delete /share-links/{token}", mayAlways("share", "share link"), {
  summary: "End a link for good, at once",
  responses: { 204: { description: "The link is dead" } },
});

export const shareRoutes = newApi()
  .openapi(read, (c) => sendResult(c, sharingOf(...asMember(c), c.req.valid("param").id, c.get("origin"))))
  .openapi(share, (c) =>
    sendResult(c, shareGuidebook(...asMember(c), c.req.valid("param").id, c.get("origin"))),
  )
  .openapi(create, (c) =>
    sendResult(
      c,
      createShareLink(...asMember(c), c.req.valid("param").id, c.req.valid("json"), c.get("origin")),
      201,
    ),
  )
  .openapi(revoke, (c) => sendResult(c, revokeShareLink(...asMember(c), c.req.valid("param").token), 204));
