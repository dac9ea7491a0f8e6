import { formatsOf } from "#languages/formats.ts";
import type { Language } from "#languages/languages.ts";
import { spokenEnglish, type Spoken } from "#languages/pageLanguage.ts";
import type { Texts } from "#languages/texts/english.ts";

/** Where the texts of a language are: read from the disk once a page needs them (docs/decisions/022). */
const loadTexts: { [Tag in Language]?: () => Promise<Texts> } = {};

/** The languages that have their texts, in the order of the switch. */
export const spokenLanguages: readonly Language[] = ["en", ...(Object.keys(loadTexts) as Language[])]; // Object.keys forgets the key type

const loaded = new Map<Language, Promise<Spoken>>([["en", Promise.resolve(spokenEnglish)]]);

/** Returns a language with all that a page needs of it. */
export function spokenIn(language: Language): Promise<Spoken> {
  let spoken = loaded.get(language);
  if (!spoken) loaded.set(language, (spoken = loadSpoken(language)));
  return spoken;
}

async function loadSpoken(language: Language): Promise<Spoken> {
  const load = loadTexts[language];
  if (!load) return spokenEnglish;
  return { language, texts: await load(), formats: formatsOf(language) };
}
