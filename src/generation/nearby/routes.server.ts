import { asMember } from "#accounts/actor.server.ts";
import { nearbyLimit } from "#generation/limits.ts";
import { nearbyPlaces } from "#generation/nearby/contract.ts";
import { findNearbyPlaces } from "#generation/nearby/nearby.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const nearby = defineRoute("get /guidebook-sections/{id}/nearby-places", mayWithPlan("edit", "section"), {
  summary: "List the places around the address that fit a list, each as the row that generation would write",
  refuses: ["property_address_needed", "which_place", "no_places"],
  limits: [nearbyLimit],
  responses: responsesOf(nearbyPlaces),
});

export const nearbyRoutes = newApi().openapi(nearby, (c) =>
  sendResult(c, findNearbyPlaces(...asMember(c), c.req.valid("param").id, c.req.raw.signal)),
);
