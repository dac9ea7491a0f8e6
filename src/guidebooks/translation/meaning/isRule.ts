import type { Language } from "#core/i18n/languages.ts";
import { ruleConcepts } from "#guidebooks/translation/meaning/concepts.ts";
import { readMeaning } from "#guidebooks/translation/meaning/readMeaning.ts";

/** True if a line forbids, allows, obliges or limits something, or is about safety, money, children or pets. */
export function isRule(line: string, language: Language): boolean {
  return readMeaning(line, language).some(({ found }) => ruleConcepts.some((concept) => found.has(concept)));
}
