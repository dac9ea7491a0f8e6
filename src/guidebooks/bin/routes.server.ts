import { asMember } from "#accounts/actor.server.ts";
import { binGuidebook, eraseNow } from "#guidebooks/bin/bin.server.ts";
import { guidebook } from "#guidebooks/contract.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const remove = defineRoute("delete /guidebooks/{id}", mayAlways("delete", "guidebook"), {
  summary: "Put a guidebook into the bin for 30 days",
  responses: responsesOf(guidebook),
});
const erase = defineRoute("post /guidebooks/{id}/erase", mayAlways("delete", "guidebook"), {
  summary: "Delete a guidebook that is in the bin for good, now",
  refuses: ["not_in_bin"],
  responses: { 204: { description: "It is gone." } },
});

/** Routes that delete and restore guidebooks (Guidebooks 9). */
export const binRoutes = newApi()
  .openapi(remove, (c) => sendResult(c, binGuidebook(...asMember(c), c.req.valid("param").id)))
  .openapi(erase, (c) => sendResult(c, eraseNow(...asMember(c), c.req.valid("param").id), 204));
