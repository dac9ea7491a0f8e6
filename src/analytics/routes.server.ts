import { createRoute } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { sentEvent } from "#analytics/contract.ts";
import { countRequest } from "#analytics/countRequest.server.ts";
import { events } from "#analytics/events.ts";
import { eventsPerAddress } from "#analytics/limits.ts";
import { invalid, newApi, refuse } from "#platform/http.server.ts";

const EVENT_MAX_BYTES = 4096;

const collect = createRoute({
  method: "post",
  path: "/events",
  middleware: bodyLimit({
    maxSize: EVENT_MAX_BYTES,
    onError: (c) => refuse(c, { status: 413, code: "too_large", message: "An event is at most 4 KB." }),
  }),
  request: { body: { required: true, content: { "application/json": { schema: sentEvent } } } },
  responses: {
    202: { description: "Counted; or not, where the browser asks not to be (DNT, Sec-GPC)." },
  },
});

/** What browsers say has happened (product.md "Calls beyond the spec"). */
export const analyticsRoutes = newApi().openapi(collect, async (c) => {
  const allowed = await c.get("platform").limits.take(eventsPerAddress, c.get("address"));
  if (!allowed.ok) return refuse(c, allowed.refusal);
  const { name, properties } = c.req.valid("json");
  const told = events[name].safeParse(properties);
  if (!told.success) return refuse(c, invalid(told.error));
  await countRequest(c, name, told.data, properties.route);
  return c.body(null, 202);
});
