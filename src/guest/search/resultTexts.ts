import type { Language } from "#core/i18n/languages.ts";
import { pluralOf } from "#core/i18n/plural.ts";
import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

/** A longer query is cut. */
export const MAX_QUERY_LENGTH = 200;

/** Returns how many passages were found; of none, whether the guidebook does not say what was understood. */
export const countText = (found: number, isNeedKnown: boolean, say: SearchTexts, language: Language) =>
  found > 0 ? pluralOf(say.found, found, language) : isNeedKnown ? say.notCovered : say.nothingFound;
