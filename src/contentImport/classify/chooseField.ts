import {
  nameOfField,
  scoreWords,
  sharesOf,
  USELESS,
  type FieldScores,
} from "#contentImport/classify/model/fieldScores.ts";
import type { Context } from "#contentImport/classify/outline.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

/** What a heading says, against a sentence's own words. */
const HEADING = 1.4;
/** What is left of that for a paragraph that stands apart from what the heading heads. */
const LOOSE = 0.5;
/** What the model says of the heading's words. */
const HEADING_WORDS = 0.1;
const IS_AROUND = 0.3;
/** What the sentence before is worth in the same paragraph, and where a sentence goes on with it. */
const NEIGHBOUR = 0.6;
const GOES_ON_WITH = 1.6;
/** What the entry before says in a list. */
const IN_LIST = 0.8;
/** What the other sentences of a paragraph say. */
const TOGETHER = 0.3;
/** The least share of one for a field; an emergency needs a positive reason. */
const MIN_SHARE = 0.12;
const MIN_EMERGENCY = 0.5;

/** A heading of one of these says that what stands below it is of the surroundings. */
export const AROUND: ReadonlySet<string> = new Set<SectionType>([
  "dining",
  "shopping",
  "services",
  "activities",
  "places",
  "transportation",
  "recommendations",
]);

/** What begins so goes on with the sentence before. */
const GOES_ON =
  /^(?:it|its|it['’]s|they|them|this|that|these|those|there|he|she|also|then|both|one|and|but|or|so|otherwise|if|once|after that|just|please|es|sie|er|diese[rs]?|dann|und|aber|auch|il|elle|ils|elles|ce|c['’]est|puis|et|mais|es|está|son|y|pero|luego|è|sono|poi|ma|é|são|mas|depois|het|ze|dan|en|maar)\b/i;

interface Around {
  isFirst: boolean;
  /** It is a bullet or a step. */
  isListed: boolean;
  /** What the sentences of its paragraph say, all together. */
  paragraph: FieldScores;
  /** How many they are. */
  sentences: number;
}

/**
 * Returns the field that a sentence, its heading, neighbour and paragraph suggest most; "useless" for what no guest needs,
 * null when unsure.
 */
export function chooseField(
  text: string,
  context: Context,
  before: SectionField | null,
  { isFirst, isListed, paragraph, sentences }: Around,
): SectionField | typeof USELESS | null {
  const scores = new Map(scoreWords(text));
  if (scores.size === 0 && context.fields.length === 0) return null;
  if (sentences > 1)
    for (const [name, all] of paragraph)
      add(scores, name, ((all - (scores.get(name) ?? 0)) / (sentences - 1)) * TOGETHER);
  const goesOn = GOES_ON.test(text);
  addHeading(scores, context, goesOn && !before ? GOES_ON_WITH : HEADING);
  if (before)
    add(scores, nameOfField(before), goesOn ? GOES_ON_WITH : isListed ? IN_LIST : isFirst ? 0 : NEIGHBOUR);
  if (scores.size === 0) return null;
  const shares = sharesOf(scores);
  const isEmergency = context.fields.some(({ section }) => section === "emergency");
  const best = [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .find(([name, share]) => name !== "emergency.text" || isEmergency || share >= MIN_EMERGENCY);
  if (!best || best[1] < MIN_SHARE) return null;
  if (best[0] === USELESS) return USELESS;
  const [section = "", field = ""] = best[0].split(".");
  return { section: section as SectionType, field }; // names are made of a field
}

function addHeading(
  scores: FieldScores,
  { fields, under, isLoose, certainty = 1 }: Context,
  worth: number,
): void {
  const share = (certainty / Math.sqrt(Math.max(fields.length, 1))) * (isLoose ? LOOSE : 1);
  for (const field of fields) add(scores, nameOfField(field), worth * share);
  if (under) {
    const ofHeading = scoreWords(under);
    for (const [name, score] of ofHeading) if (name !== USELESS) add(scores, name, score * HEADING_WORDS);
    // "Cancellation policy" heads what no guest needs.
    if (ofHeading.size > 0) add(scores, USELESS, (sharesOf(ofHeading).get(USELESS) ?? 0) * HEADING);
  }
  if (!fields.some(({ section }) => AROUND.has(section))) return;
  for (const [name, score] of scores)
    if (AROUND.has(name.split(".")[0] ?? "")) scores.set(name, score + IS_AROUND);
}

const add = (scores: FieldScores, name: string, more: number) =>
  scores.set(name, (scores.get(name) ?? 0) + more);
