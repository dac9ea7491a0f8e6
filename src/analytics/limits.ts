import { limit } from "#core/limitRule.ts";
import { MINUTE_MS } from "#core/durations.ts";

/** More than a person clicks, and few enough that a script cannot distort the counts. IPs are not stored. */
export const eventsPerIp = limit("events-ip", 120, MINUTE_MS, {
  message: "Too many events came from your network. They are counted again in a minute.",
  inMemory: true,
});
