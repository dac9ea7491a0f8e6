import { z } from "@hono/zod-openapi";
import { actorOf } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi } from "#core/http.server.ts";
import { rehearsedArrival } from "#stays/arrivalChecks/contract.ts";
import { rehearseTonight } from "#stays/arrivalChecks/arrivalChecks.server.ts";

const tonight = defineRoute({
  method: "get",
  path: "/stays/tonight",
  gate: mayAlways("read", "account"),
  summary: "Rehearse the arrivals of the next 36 hours: what would keep a guest out",
  responses: responsesOf(z.array(rehearsedArrival)),
});

/** The checks of the next arrivals (Stays 30 to 32). */
export const tonightRoutes = newApi().openapi(tonight, async (c) =>
  c.json(await rehearseTonight(c.get("context"), actorOf(c)), 200),
);
