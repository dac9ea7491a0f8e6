import type { LimitRule } from "#core/limits.server.ts";

/** Far more than a host uploads, and few enough that one account cannot fill the disk. */
export const picturesPerHost: LimitRule = {
  name: "pictures-host",
  points: 300,
  seconds: 60 * 60,
  message: "You have added 300 pictures within an hour. Please wait a little, then add the next.",
};
