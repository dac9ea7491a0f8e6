import type { MiddlewareHandler } from "hono";
import { sendTooMany } from "#guest/readLimit.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { limit } from "#core/limitRule.ts";
import { MINUTE_MS } from "#core/durations.ts";
import type { Assets } from "#app/server/assets.ts";

/** A screen takes a hundredth of a second of a processor to draw: no person opens five a second for a minute. */
export const drawnScreens = limit("drawn-screens", 300, MINUTE_MS, {
  message: "Too many requests. Please try again in a minute.",
  inMemory: true,
});

/** Refuses with 429 a visitor who requests too many screens (Limits 8). A host is counted separately. */
export const admitToScreens =
  (assets: Assets): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const taken = await c.get("context").limits.consume(drawnScreens, c.get("host")?.id ?? c.get("ip"));
    return taken.ok ? next() : sendTooMany(c, assets, taken.refusal);
  };
