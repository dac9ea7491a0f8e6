import type { Language } from "#core/i18n/languages.ts";

/** A text with its language. */
export interface Phrase {
  text: string;
  language: Language;
}

/** A searchable piece of a guidebook: a paragraph, an entry of a list, a fact, a guide. */
export interface Passage {
  section: string;
  title: Phrase;
  heading: Phrase | null;
  /** The name of a place, an idea or a contact, with which its text starts; empty for others. */
  name: string;
  text: Phrase;
  /** True for the first of its section, which also matches the section's name. */
  isFirst: boolean;
}
