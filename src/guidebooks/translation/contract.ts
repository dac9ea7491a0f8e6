import { z } from "zod";
import { languages } from "#core/i18n/languages.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { translationProblem } from "#guidebooks/translation/problems.ts";

/** Characters of one translation: longer than most sections, with markup. */
export const MAX_TRANSLATION_LENGTH = 60_000;

export const language = z.enum(languages, { error: "Choose one of the languages that guidebooks have." });

const languageProgress = z.object({
  language,
  /** The number of texts, and how many of them guests can read in this language, with every line. */
  total: z.number(),
  done: z.number(),
  /** Texts that have changed since the host translated them. */
  toLookAt: z.number(),
  /** Machine translations that may say something else: guests do not read them until the host has confirmed. */
  toConfirm: z.number(),
  /** Machine translations that were rejected, because a locked part had changed. */
  dropped: z.number(),
});
export type LanguageProgress = z.output<typeof languageProgress>;

export const guidebookLanguages = z.object({
  own: language,
  hasModel: z.boolean(),
  isTranslating: z.boolean(),
  /** True if translation stopped because the model's service does not respond. */
  hasFailed: z.boolean(),
  languages: z.array(languageProgress),
});
export type GuidebookLanguages = z.output<typeof guidebookLanguages>;

export const languagesChange = z.object({
  languages: z.array(language, { error: "This must be a list." }).max(languages.length),
});

/** `again` retries the rejected texts. */
export const translatingOrder = z.object({
  again: z.boolean({ error: "This must be true or false." }).optional(),
});

const unitStates = ["missing", "look", "confirm", "done"] as const;

const translationUnit = z.object({
  path: z.string(),
  kind: z.enum(["text", "html"]),
  /** Digest that identifies this version of the text. */
  digest: z.string(),
  source: z.string(),
  /** True if a part of it shows only during the stay: it is sent to no model, and exported only on request. */
  isSecret: z.boolean(),
  state: z.enum(unitStates),
  /** What guests read; null if that is the original. */
  text: z.string().nullable(),
  by: z.enum(["machine", "host"]).nullable(),
  /** All of a machine translation that waits for the host's confirmation. */
  proposed: z.string().nullable(),
  earlier: z.object({ source: z.string(), text: z.string() }).nullable(),
  /** Why the translation of a model was rejected, or waits for the host. */
  problems: z.array(translationProblem),
});
export type HostTranslationUnit = z.output<typeof translationUnit>;

/** The id, the type and the key of a guidebook's extras among its sections. */
export const EXTRAS = "extras";

const translatedSection = z.object({
  id: z.string(),
  type: z.enum([...sectionTypes, EXTRAS]),
  title: z.string(),
  /** The number of guidebooks that use the text and its translations; null if it is not shared. */
  properties: z.number().nullable(),
  units: z.array(translationUnit),
});
export type TranslatedSection = z.output<typeof translatedSection>;

export const guidebookTranslations = z.object({ sections: z.array(translatedSection) });
export type GuidebookTranslations = z.output<typeof guidebookTranslations>;

/** The content of a file of translations, compared with the stored ones. */
export const importedTranslations = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** The first 200 rejected ones, by the row of the spreadsheet. */
  refused: z.array(z.object({ row: z.number(), key: z.string(), language, reasons: z.array(z.string()) })),
  refusedCount: z.number(),
  /** Columns that are not one of the guidebook's target languages. */
  ignored: z.array(z.string()),
  saved: z.boolean(),
});
export type ImportedTranslations = z.output<typeof importedTranslations>;

/** `digest` is that of the translated text. An empty text deletes the translation. */
export const translationChange = z.object({
  language,
  sectionId: z.string({ error: "This must be an id." }).max(64),
  path: z.string({ error: "This must be text." }).max(200),
  digest: z.string({ error: "This must be text." }).max(64),
  text: z
    .string({ error: "This must be text." })
    .max(MAX_TRANSLATION_LENGTH, { error: `Use at most ${MAX_TRANSLATION_LENGTH} characters.` }),
  /** True if the host saves it although a number, a link or a name differs. */
  anyway: z.boolean({ error: "This must be true or false." }).optional(),
});
export type TranslationChange = z.output<typeof translationChange>;
