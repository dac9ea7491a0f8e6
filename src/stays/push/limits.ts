import type { LimitRule } from "#core/limits.server.ts";

/** More devices than one host looks at; the one added longest ago goes first. */
export const MAX_DEVICES = 10;
/** For the whole request to a push service. Milliseconds. */
export const PUSH_DEADLINE_MS = 15_000;
/** Whoever pressed by mistake has so long before a host's phone rings. */
export const UNDONE_WITHIN_MS = 20_000;

/** Each is a request to a server that the browser names. */
export const devicesPerHost: LimitRule = {
  name: "push-devices",
  points: 30,
  seconds: 24 * 60 * 60,
  message: "You have switched notifications on 30 times today. Please try again tomorrow.",
};
