import type { LimitRule } from "#core/limits.server.ts";

/** More than a guest fails to find in an hour. Counted in memory, as opens are. */
export const unfoundPerIp: LimitRule = {
  name: "unfound-ip",
  points: 30,
  seconds: 3600,
  message: "That was a lot in a short time. Please wait a minute.",
  inMemory: true,
};

/** So many searches of one guidebook are counted in a day, whoever sends them. */
export const unfoundPerGuidebook: LimitRule = {
  name: "unfound-guidebook",
  points: 100,
  seconds: 24 * 3600,
  message: "That was a lot in a short time. Please wait a minute.",
  inMemory: true,
};

/** Above what guests behind one address open together. Counted in memory: an open must not cost a write. */
export const opensPerIp: LimitRule = {
  name: "opens-ip",
  points: 600,
  seconds: 60,
  message: "That was a lot in a short time. Please wait a minute.",
  inMemory: true,
};
