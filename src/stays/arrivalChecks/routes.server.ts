import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi } from "#core/http.server.ts";
import { checkedArrival } from "#stays/arrivalChecks/contract.ts";
import { checkNextArrivals } from "#stays/arrivalChecks/arrivalChecks.server.ts";

const tonight = defineRoute("get /stays/tonight", mayAlways("read", "account"), {
  summary: "Rehearse the arrivals of the next 36 hours: what would keep a guest out",
  responses: responsesOf(z.array(checkedArrival)),
});

/** The checks of the next arrivals (Stays 30 to 32). */
export const arrivalCheckRoutes = newApi().openapi(tonight, async (c) =>
  c.json(await checkNextArrivals(...asMember(c)), 200),
);
