import { limit } from "#core/limitRule.ts";
import { DAY_MS } from "#core/durations.ts";

/** More devices than one host uses; the oldest is deleted first. */
export const MAX_DEVICES = 10;
/** For the whole request to a push service. Milliseconds. */
export const PUSH_DEADLINE_MS = 15_000;
/** How long a guest or cleaner can undo a press before a host's device gets a message. */
export const UNDONE_WITHIN_MS = 20_000;

/** Each is a request to a server of the browser's choice. */
export const devicesPerHost = limit("push-devices", 30, DAY_MS, {
  message: "You have switched notifications on 30 times today. Please try again tomorrow.",
});
