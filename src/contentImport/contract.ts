import { z } from "zod";
import { newGuidebook } from "#guidebooks/contract.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** A file of a host's; larger ones are full of pictures, which are not read. */
export const MAX_MANUAL_BYTES = 25 * MEGABYTE;
/** All its words; the thickest manuals have a fifth of that. Characters. */
export const MAX_MANUAL_CHARACTERS = 400_000;
const MAX_SENTENCES = 4000;

/** How a sentence stood in its manual: in a paragraph, as a bullet, as a numbered step. */
const sentenceForms = ["sentence", "bullet", "step"] as const;

/** A field of a section: its anchor, which for those of the catalog is its type, and the name of the field. */
const target = z.object({ section: z.string().max(64), field: z.string().max(40) });
export type Target = z.output<typeof target>;

/** A piece of a manual that is placed as one, word for word. */
export const sentence = z.object({
  /** Unique within its manual. */
  id: z.string().max(40),
  /** The place of its source in `lines`. */
  line: z.number().int().min(0),
  text: z.string().min(1).max(5000),
  /** What of it the field takes, where that is not all: the password, the time as HH:MM. */
  value: z.string().max(300).optional(),
  /** Null where nothing says where it belongs. */
  target: target.nullable(),
  form: z.enum(sentenceForms),
  /** The heading that it stood below. */
  under: z.string().max(200).optional(),
  /** It may open a door: in rich text it is for the stay alone. */
  isSecret: z.literal(true).optional(),
  /** Of no use to a guest: a price, a greeting, a guest's own line. It has no target. */
  isLeftOut: z.literal(true).optional(),
  /** Its section is a model's choice, or that it is left out. */
  isByModel: z.literal(true).optional(),
  /** Where our rules would put what a model left out. */
  targetByRules: target.optional(),
});
export type Sentence = z.output<typeof sentence>;

/** A paragraph, bullet, row or heading as it was read. */
export const sourceLine = z.object({
  text: z.string(),
  isHeading: z.literal(true).optional(),
  /** The page of a PDF, from 1. */
  page: z.number().int().optional(),
});
export type SourceLine = z.output<typeof sourceLine>;

/** What was read of a manual, and where each sentence could go. Nothing of it is stored. */
export const readManual = z.object({
  /** The name of the property, where the manual begins with it. */
  title: z.string().optional(),
  lines: z.array(sourceLine),
  sentences: z.array(sentence),
  /** What of the file could not be read, in sentences for its host. */
  warnings: z.array(z.string()),
  /** How many sentences a model moved or left out, and how many of its choices were of no use; absent where our rules alone sorted. */
  sorting: z
    .object({ moved: z.number().int(), leftOut: z.number().int().default(0), dropped: z.number().int() })
    .optional(),
});
export type ReadManual = z.output<typeof readManual>;

/** How many of the sentences that a model reads have been read. */
export const sortingStep = z.object({ done: z.number().int(), total: z.number().int() });
export type SortingStep = z.output<typeof sortingStep>;

/** A sentence with its place, as its host has decided. */
const placedSentence = sentence
  .pick({ line: true, text: true, value: true, form: true, under: true, isSecret: true })
  .extend({ target });
export type PlacedSentence = z.output<typeof placedSentence>;

const sentencesToPut = z
  .array(placedSentence, { error: "This must be a list." })
  .min(1, { error: "Choose at least one sentence." })
  .max(MAX_SENTENCES, { error: `Import at most ${MAX_SENTENCES} sentences at a time.` });

/** `versions` are those of the sections that the host has seen, by their ids. */
export const manualToApply = z.object({
  sentences: sentencesToPut,
  versions: z.record(z.string(), z.number().int()).default({}),
});
export type ManualToPut = z.output<typeof manualToApply>;

export const newFromManual = newGuidebook.pick({ name: true }).extend({ sentences: sentencesToPut });
export type NewFromManual = z.output<typeof newFromManual>;

/** What was put where. `at` (epoch milliseconds) is what undoing it names. */
export const applyImport = z.object({
  guidebookId: z.string(),
  at: z.number(),
  sections: z.array(z.string()),
});
export type ApplyManual = z.output<typeof applyImport>;

export const undoing = z.object({ at: z.number({ error: "This must be a time in milliseconds." }).int() });

/** The titles of the sections that are as they were before, and of those that were edited since. */
export const undone = z.object({ restored: z.array(z.string()), changedSince: z.array(z.string()) });

/** What was brought in last and still stands, and by whom; `at` is null where nothing does. */
export const lastImport = z.object({ at: z.number().nullable(), by: z.string().nullable() });
export type LastImport = z.output<typeof lastImport>;
