import { english } from "#core/i18n/texts/english.ts";
import { limit } from "#core/limitRule.ts";
import { MINUTE_MS } from "#core/durations.ts";

/** Searches on the server, each of which reads a page. Counted in memory: a search must not cause a write. */
export const searchesPerIp = limit("searches-ip", 60, MINUTE_MS, {
  message: english.refusals.manyReads,
  inMemory: true,
});
