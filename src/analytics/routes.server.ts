import { countRequest } from "#analytics/analytics.server.ts";
import { sentEvent } from "#analytics/contract.ts";
import { events, isServerEvent } from "#analytics/events.ts";
import { eventsPerIp } from "#analytics/limits.ts";
import { maxBytes, defineRoute, jsonBody } from "#core/calls.server.ts";
import { everyone } from "#core/gate.ts";
import { invalid, newApi, refuse } from "#core/http.server.ts";

const EVENT_MAX_BYTES = 4096;

const collect = defineRoute("post /events", everyone, {
  summary: "Count that something happened",
  limits: [eventsPerIp],
  middleware: maxBytes(EVENT_MAX_BYTES, "An event is at most 4 KB."),
  request: jsonBody(sentEvent, { example: { name: "login_attempted", properties: { route: "/login" } } }),
  responses: {
    202: {
      description:
        "Counted; or not, where the browser asks not to be (DNT, Sec-GPC) or only the server knows.",
    },
  },
});

/** Receives browser events (Analytics 1). */
export const analyticsRoutes = newApi().openapi(collect, async (c) => {
  const allowed = await c.get("context").limits.consume(eventsPerIp, c.get("ip"));
  if (!allowed.ok) return refuse(c, allowed.refusal);
  const { name, properties } = c.req.valid("json");
  const parsed = events[name].safeParse(properties);
  if (!parsed.success) return refuse(c, invalid(parsed.error));
  if (!isServerEvent(name)) await countRequest(c, name, parsed.data, properties.route);
  return c.body(null, 202);
});
