import { z } from "zod";

const problemCodes = [
  "lost",
  "added",
  "moved",
  "secret",
  "passage",
  "picture",
  "markup",
  "empty",
  "untranslated",
  "length",
  "language",
  "missing",
  "negation",
  "permission",
  "limit",
  "opposite",
  "instead",
  "back",
] as const;

export const translationProblem = z.object({ code: z.enum(problemCodes), part: z.string().optional() });
export type TranslationProblem = z.output<typeof translationProblem>;

const sentences: Record<TranslationProblem["code"], (part: string) => string> = {
  lost: (part) => `“${part}” is missing.`,
  added: (part) => `“${part}” is not in the original.`,
  moved: (part) => `“${part}” is not where it is in the original.`,
  secret: (part) => `“${part}” must stay in the part that shows only during the stay.`,
  passage: () => "Keep the translation of a part that only some guests see inside that part.",
  picture: () => "Use the same pictures as the original.",
  markup: () => "Lists, links, bold words or pictures differ from the original.",
  empty: () => "There is no translation.",
  untranslated: () => "It is the same as the original.",
  length: () => "It is much shorter or longer than the original.",
  language: () => "It does not look like this language.",
  missing: () => "The service returned no translation.",
  negation: () => "One of the two says “not”, the other does not.",
  permission: () => "What guests must do, may do or need not do differs.",
  limit: () => "“Only” or “except” is in one of the two.",
  opposite: (part) => `It may say the opposite (${part}).`,
  instead: (part) => `It names something else (${part}).`,
  back: (part) => `Translated back, it says: “${part}”`,
};

export const problemSentence = ({ code, part = "" }: TranslationProblem) => sentences[code](part);

/** What to do about a problem in a file, where its sentence only says what is wrong. */
const corrections: Partial<Record<TranslationProblem["code"], (part: string) => string>> = {
  lost: (part) => `Add “${part}”, as in the original.`,
  added: (part) => `Take out “${part}”: the original does not have it.`,
  moved: (part) => `Put “${part}” where the original has it.`,
  secret: (part) => `Keep “${part}” in the part that shows only during the stay.`,
  markup: () => "Use the same lists, links, bold words and pictures as the original.",
  untranslated: () => "Translate it: it is the same as the original.",
};

/** Formats what to correct in a file of translations. */
export const correctionSentence = ({ code, part = "" }: TranslationProblem) =>
  (corrections[code] ?? sentences[code])(part);

/** True where a translation would show a secret, hide it from its guests, or show a foreign picture. */
export const isFinal = ({ code }: TranslationProblem) =>
  code === "secret" || code === "passage" || code === "picture";
