import { actorOf } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi } from "#core/http.server.ts";
import { guestData } from "#stays/guestData/contract.ts";
import { countGuestData } from "#stays/guestData/store.server.ts";

const read = defineRoute("get /account/guest-data", mayAlways("see guests", "account"), {
  summary: "Count what is stored of guests, by kind, with the oldest day",
  responses: responsesOf(guestData),
});

/** What is stored of the account's guests (Stays 40). */
export const guestDataRoutes = newApi().openapi(read, async (c) =>
  c.json(await countGuestData(c.get("context").db, actorOf(c)), 200),
);
