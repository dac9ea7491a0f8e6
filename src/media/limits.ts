import { limit } from "#core/limitRule.ts";
import { HOUR_MS } from "#core/durations.ts";

/** Far more than a host uploads, and few enough that one account cannot fill the disk. */
export const picturesPerHost = limit("pictures-host", 300, HOUR_MS, {
  message: "You have added 300 pictures within an hour. Please wait a little, then add the next.",
});
