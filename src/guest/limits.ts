import { english } from "#core/i18n/texts/english.ts";
import type { LimitRule } from "#core/limits.server.ts";

const message = english.refusals.manyReads;

/** Limits 4: public calls and pages, for each IP. Counted in memory: a read must not cost a write. */
export const publicReads: LimitRule = {
  name: "public-reads",
  points: 600,
  seconds: 60,
  message,
  inMemory: true,
};

/** A picture takes a tenth of a second of a whole processor to draw; a handful is all that anybody needs. */
export const drawnPictures: LimitRule = {
  name: "drawn-pictures",
  points: 30,
  seconds: 60,
  message,
  inMemory: true,
};
