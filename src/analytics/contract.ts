import { z } from "zod";
import { EVENT_NAMES } from "#analytics/events.ts";
import { ROUTE_PATTERNS } from "#analytics/routePattern.ts";

/** The body of `POST /api/events`. Each event's properties are checked by the catalogue. */
export const sentEvent = z.object({
  name: z.enum(EVENT_NAMES, { error: "There is no such event." }),
  properties: z
    .looseObject({
      /** The pattern of the screen, never its URL. */
      route: z.enum(ROUTE_PATTERNS).optional(),
    })
    .default({}),
});
