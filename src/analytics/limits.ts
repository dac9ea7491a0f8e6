import type { LimitRule } from "#core/limits.server.ts";

/** More than a person clicks, and few enough that a script cannot distort the counts. IPs are not stored. */
export const eventsPerIp: LimitRule = {
  name: "events-ip",
  points: 120,
  seconds: 60,
  message: "Too many events came from your network. They are counted again in a minute.",
  inMemory: true,
};
