import { actorOf } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi } from "#core/http.server.ts";
import { erasedStays } from "#stays/erasing/contract.ts";
import { countErasedStays } from "#stays/erasing/store.server.ts";

const countErased = defineRoute("get /stays/erased", mayAlways("read", "account"), {
  summary: "Count the stays that were erased within 30 days, and say before which day they ended",
  responses: responsesOf(erasedStays),
});

/** The numbers of erased stays, for the host (Stays 20). */
export const erasedStayRoutes = newApi().openapi(countErased, async (c) =>
  c.json(await countErasedStays(c.get("context").db, actorOf(c)), 200),
);
