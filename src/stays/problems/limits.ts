import { limit } from "#core/limitRule.ts";
import { HOUR_MS, MINUTE_MS } from "#core/durations.ts";

/** What one stay may report in an hour. */
export const problemsPerStay = limit("problems-stay", 10, HOUR_MS, {
  message: "You have sent ten reports within an hour. Please ring your host.",
});

/** Opens of a contact's page by one visitor. */
export const contactPagesPerIp = limit("problem-pages-ip", 120, MINUTE_MS, {
  message: "That was a lot in a short time. Please wait a minute.",
  inMemory: true,
});
