import { english } from "#core/i18n/texts/english.ts";
import type { LimitRule } from "#core/limits.server.ts";

/** Searches on the server, each of which reads a page. Counted in memory: a search must not cause a write. */
export const searchesPerIp: LimitRule = {
  name: "searches-ip",
  points: 60,
  seconds: 60,
  message: english.refusals.manyReads,
  inMemory: true,
};
