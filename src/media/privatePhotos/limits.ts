import { limit } from "#core/limitRule.ts";
import { HOUR_MS } from "#core/durations.ts";

/** As many as a host may upload (`picturesPerHost`): one account cannot fill the disk. */
export const photosPerAccount = limit("private-photos-account", 300, HOUR_MS, {
  message: "Too many photos came within an hour. Please send the text without photos, or try again later.",
});
