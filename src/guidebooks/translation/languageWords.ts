import { languageNames, type Language } from "#core/i18n/languages.ts";

const inEnglish = new Intl.DisplayNames("en", { type: "language" });

export const englishName = (language: Language): string => inEnglish.of(language) ?? languageNames[language];

export function formatProgress({ done, total }: { done: number; total: number }): string {
  if (total === 0) return "Nothing to translate yet";
  return done === total ? `All ${total} done` : `${done} of ${total} done`;
}
