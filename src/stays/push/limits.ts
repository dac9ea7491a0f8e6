import { limit } from "#core/limitRule.ts";
import { DAY_MS } from "#core/durations.ts";

/** Each is a request to a server of the browser's choice. */
export const devicesPerHost = limit("push-devices", 30, DAY_MS, {
  message: "You have switched notifications on 30 times today. Please try again tomorrow.",
});
