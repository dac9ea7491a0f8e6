import type { LimitRule } from "#core/limits.server.ts";

/** More devices than one host uses; the oldest is deleted first. */
export const MAX_DEVICES = 10;
/** For the whole request to a push service. Milliseconds. */
export const PUSH_DEADLINE_MS = 15_000;
/** How long a guest or cleaner can undo a press before a host's device gets a message. */
export const UNDONE_WITHIN_MS = 20_000;

/** Each is a request to a server of the browser's choice. */
export const devicesPerHost: LimitRule = {
  name: "push-devices",
  points: 30,
  seconds: 24 * 60 * 60,
  message: "You have switched notifications on 30 times today. Please try again tomorrow.",
};
