import { english } from "#core/i18n/texts/english.ts";
import type { LimitRule } from "#core/limits.server.ts";

/** Searches that the server answers: each has a page read. Counted in memory: a search must not cost a write. */
export const searchesPerIp: LimitRule = {
  name: "searches-ip",
  points: 60,
  seconds: 60,
  message: english.refusals.manyReads,
  inMemory: true,
};
