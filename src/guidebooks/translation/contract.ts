import { z } from "zod";
import { languages } from "#core/i18n/languages.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { MAX_TRANSLATION_LENGTH } from "#guidebooks/translation/limits.ts";
import { translationProblem } from "#guidebooks/translation/problems.ts";

export const language = z.enum(languages, { error: "Choose one of the languages that guidebooks have." });

/** How far a guidebook is translated into one language. */
export const languageProgress = z.object({
  language,
  /** Pieces of the host's words, and how many of them guests can read in this language. */
  total: z.number(),
  done: z.number(),
  /** Those whose words have changed since the host translated them. */
  toLookAt: z.number(),
  /** Those that a model translated with something changed in them, which no guest gets to read. */
  dropped: z.number(),
});
export type LanguageProgress = z.output<typeof languageProgress>;

export const guidebookLanguages = z.object({
  /** What the host's words are in. */
  own: language,
  /** Whether the operator has set up a model that translates. */
  hasModel: z.boolean(),
  /** True while a model is still to translate something. */
  isTranslating: z.boolean(),
  /** True where that was given up, because the model's service does not answer. */
  hasFailed: z.boolean(),
  languages: z.array(languageProgress),
});
export type GuidebookLanguages = z.output<typeof guidebookLanguages>;

export const languagesChange = z.object({
  languages: z.array(language, { error: "This must be a list." }).max(languages.length),
});

/** `again` has what was dropped be tried once more. */
export const translatingOrder = z.object({
  again: z.boolean({ error: "This must be true or false." }).optional(),
});

export const unitStates = ["missing", "look", "done"] as const;

/** A piece of the host's words beside its translation. */
export const translationUnit = z.object({
  path: z.string(),
  kind: z.enum(["text", "html"]),
  /** What tells these words from those that stood there before. */
  digest: z.string(),
  source: z.string(),
  /** True where a part of it shows only during the stay: no model is sent that, and no file has it unasked. */
  isSecret: z.boolean(),
  state: z.enum(unitStates),
  /** What guests read; null where that is the original. */
  text: z.string().nullable(),
  by: z.enum(["machine", "host"]).nullable(),
  /** What stood there before, and its translation. */
  earlier: z.object({ source: z.string(), text: z.string() }).nullable(),
  /** Why the translation of a model was dropped. */
  problems: z.array(translationProblem),
});
export type HostTranslationUnit = z.output<typeof translationUnit>;

export const translatedSection = z.object({
  id: z.string(),
  type: z.enum(sectionTypes),
  title: z.string(),
  /** In how many guidebooks its words and their translations are used; null where they are its own. */
  homes: z.number().nullable(),
  units: z.array(translationUnit),
});
export type TranslatedSection = z.output<typeof translatedSection>;

export const guidebookTranslations = z.object({
  sections: z.array(translatedSection),
});
export type GuidebookTranslations = z.output<typeof guidebookTranslations>;

/** What is in a file of translations, compared with what is stored. */
export const importedTranslations = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** At most 200 of those that were refused, by the row of the spreadsheet. */
  refused: z.array(z.object({ row: z.number(), key: z.string(), language, reasons: z.array(z.string()) })),
  refusedCount: z.number(),
  /** Columns that are none of the languages that the guidebook is translated into. */
  ignored: z.array(z.string()),
  saved: z.boolean(),
});
export type ImportedTranslations = z.output<typeof importedTranslations>;

/** `digest` is that of the words which were translated. An empty text takes the translation away. */
export const translationChange = z.object({
  language,
  sectionId: z.string({ error: "This must be an id." }).max(64),
  path: z.string({ error: "This must be text." }).max(200),
  digest: z.string({ error: "This must be text." }).max(64),
  text: z
    .string({ error: "This must be text." })
    .max(MAX_TRANSLATION_LENGTH, { error: `Use at most ${MAX_TRANSLATION_LENGTH} characters.` }),
  /** True where the host saves it although a number, a link or a name differs. */
  anyway: z.boolean({ error: "This must be true or false." }).optional(),
});
export type TranslationChange = z.output<typeof translationChange>;
