import { languageNames, type Language } from "#core/i18n/languages.ts";

const inEnglish = new Intl.DisplayNames("en", { type: "language" });

/** Returns what a language is called in English, as hosts' screens are. */
export const englishName = (language: Language): string => inEnglish.of(language) ?? languageNames[language];

/** Says how far a guidebook is translated. */
export function formatProgress({ done, total }: { done: number; total: number }): string {
  if (total === 0) return "Nothing to translate yet";
  return done === total ? `All ${total} done` : `${done} of ${total} done`;
}
