import { asMember } from "#accounts/actor.server.ts";
import { makeCards } from "#guidebooks/cards/cards.server.ts";
import { cardSet } from "#guidebooks/cards/contract.ts";
import { cardSetsPerHost } from "#guidebooks/limits.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";

const make = defineRoute("post /guidebooks/{id}/cards", mayWithPlan("share", "guidebook"), {
  summary: "Read what the cards of a home say, after making sure that each has its short link",
  limits: [cardSetsPerHost],
  responses: responsesOf(cardSet),
});

export const cardRoutes = newApi().openapi(make, (c) =>
  sendResult(c, makeCards(...asMember(c), c.req.valid("param").id, c.get("origin"))),
);
