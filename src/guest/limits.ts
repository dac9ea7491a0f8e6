import { english } from "#core/i18n/texts/english.ts";
import { limit } from "#core/limitRule.ts";
import { MINUTE_MS } from "#core/durations.ts";

const message = english.refusals.manyReads;

/** Limits 4: public calls and pages, for each IP. Counted in memory: a read must not cost a write. */
export const publicReads = limit("public-reads", 600, MINUTE_MS, { message, inMemory: true });

/** A picture takes a tenth of a second of a whole processor to draw; a handful is all that anybody needs. */
export const drawnPictures = limit("drawn-pictures", 30, MINUTE_MS, { message, inMemory: true });
