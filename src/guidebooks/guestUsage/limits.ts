import { limit } from "#core/limitRule.ts";
import { MINUTE_MS, HOUR_MS, DAY_MS } from "#core/durations.ts";

const message = "That was a lot in a short time. Please wait a minute.";

/** More failed searches than a guest makes in an hour. Counted in memory, as opens are. */
export const searchesWithoutResultPerIp = limit("unfound-ip", 30, HOUR_MS, { message, inMemory: true });

/** Counted searches of one guidebook a day, from all senders. */
export const searchesWithoutResultPerGuidebook = limit("unfound-guidebook", 100, DAY_MS, {
  message,
  inMemory: true,
});

/** More opens than guests behind one IP make together. Counted in memory: an open must not cost a write. */
export const opensPerIp = limit("opens-ip", 600, MINUTE_MS, { message, inMemory: true });
