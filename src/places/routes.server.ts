import { actorOf } from "#accounts/actor.server.ts";
import { autocompleteQuery, placesService, suggestions } from "#places/contract.ts";
import { aboutPlaces, placesOf } from "#places/places.server.ts";
import { guidebookParam, defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayWithPlan, mayWithPlanForGuidebook } from "#core/gate.ts";
import { newApi, refuse, sendResult } from "#core/http.server.ts";
import { limit } from "#core/limitRule.ts";
import { MINUTE_MS } from "#core/durations.ts";

/** More than a person types; stops one host from using up a metered service. */
const typing = limit("autocomplete", 300, MINUTE_MS, {
  message: "That was a lot of typing. Please wait a minute.",
  inMemory: true,
});

const halfTyped = autocompleteQuery.shape.q.meta({ example: "12 Lakeside" });

const autocomplete = defineRoute("get /places/autocomplete", mayWithPlanForGuidebook("edit"), {
  summary: "Complete an address that is half typed",
  refuses: ["no_map_data", "places_refused", "places_unreachable", "places_nonsense"],
  limits: [typing],
  request: { query: autocompleteQuery.extend({ q: halfTyped, ...guidebookParam.shape }) },
  responses: responsesOf(suggestions, "Addresses that begin so"),
});

const about = defineRoute("get /places/service", mayWithPlan("edit", "account"), {
  summary: "Say which service completes addresses",
  responses: responsesOf(placesService, "Who completes addresses"),
});

export const placesRoutes = newApi()
  .openapi(about, async (c) => c.json(await aboutPlaces(c.get("context")), 200))
  .openapi(autocomplete, async (c) => {
    const context = c.get("context");
    const allowed = await context.limits.consume(typing, actorOf(c).userId);
    if (!allowed.ok) return refuse(c, allowed.refusal);
    const { q, session } = c.req.valid("query");
    if (q.trim() === "") return c.json([], 200);
    return sendResult(c, placesOf(context).complete(q, session));
  });
