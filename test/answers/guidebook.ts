import type { Language } from "#core/i18n/languages.ts";
import type { SectionType } from "#sections/catalog.ts";

/** A made-up home with all that its host wrote; content as the shape of each type reads it. */
export interface AnswersGuidebook {
  language: Language;
  name: string;
  sections: Partial<Record<SectionType, object>>;
}
