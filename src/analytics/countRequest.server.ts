import type { Context } from "hono";
import { countEvent } from "#analytics/analytics.server.ts";
import type { EventName, EventProperties } from "#analytics/events.ts";
import { headersAskNotToBeCounted } from "#analytics/privacySignal.ts";
import type { RoutePattern } from "#analytics/routePattern.ts";
import type { AppEnv } from "#core/http.server.ts";

/** Counts an event of a request, unless its browser opts out (`DNT`, `Sec-GPC`). */
export async function countRequest<Name extends EventName>(
  c: Context<AppEnv>,
  name: Name,
  properties: EventProperties<Name>,
  route?: RoutePattern,
): Promise<void> {
  if (headersAskNotToBeCounted((header) => c.req.header(header))) return;
  await countEvent(c.get("context"), name, properties, route);
}
