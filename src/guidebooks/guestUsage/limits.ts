import type { LimitRule } from "#core/limits.server.ts";

/** More failed searches than a guest makes in an hour. Counted in memory, as opens are. */
export const unfoundPerIp: LimitRule = {
  name: "unfound-ip",
  points: 30,
  seconds: 3600,
  message: "That was a lot in a short time. Please wait a minute.",
  inMemory: true,
};

/** Counted searches of one guidebook a day, from all senders. */
export const unfoundPerGuidebook: LimitRule = {
  name: "unfound-guidebook",
  points: 100,
  seconds: 24 * 3600,
  message: "That was a lot in a short time. Please wait a minute.",
  inMemory: true,
};

/** More opens than guests behind one IP make together. Counted in memory: an open must not cost a write. */
export const opensPerIp: LimitRule = {
  name: "opens-ip",
  points: 600,
  seconds: 60,
  message: "That was a lot in a short time. Please wait a minute.",
  inMemory: true,
};
