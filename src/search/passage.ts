import type { Language } from "#core/i18n/languages.ts";

/** Words with the language that they are in. */
export interface Phrase {
  text: string;
  language: Language;
}

/** A piece of a guidebook that answers as one: a paragraph, an entry of a list, a fact, a guide. */
export interface Passage {
  /** The anchor of its section. */
  section: string;
  /** The section's name. */
  title: Phrase;
  /** The heading or label that it stands under. */
  heading: Phrase | null;
  text: Phrase;
  /** True for the first of its section, which answers to the section's name. */
  isFirst: boolean;
}
