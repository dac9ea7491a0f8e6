import type { LimitRule } from "#core/limits.server.ts";

/** As many as guests have of their pages (Limits 4). Counted in memory: a read must not cause a write. */
export const turnoverReads: LimitRule = {
  name: "turnover-reads",
  points: 600,
  seconds: 60,
  message: "That was a lot of reading in a short time. Please wait a minute and try again.",
  inMemory: true,
};

export const readyPresses: LimitRule = {
  name: "turnovers-ready",
  points: 300,
  seconds: 3600,
  message: "That was a lot in a short time. Please wait a while and try again.",
};

export const turnoverLinksPerHost: LimitRule = {
  name: "turnover-links-host",
  points: 100,
  seconds: 24 * 3600,
  message: "You have made 100 links for cleaners today. Please try again tomorrow.",
};
