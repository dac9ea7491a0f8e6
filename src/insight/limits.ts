import type { LimitRule } from "#platform/limits.server.ts";

/** Above what guests behind one address open together. Counted in memory: an open must not cost a write. */
export const opensPerIp: LimitRule = {
  name: "opens-ip",
  points: 600,
  seconds: 60,
  message: "That was a lot in a short time. Please wait a minute.",
  inMemory: true,
};
