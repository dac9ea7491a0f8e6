import { nameOfField, scoreWords, type FieldScores } from "#contentImport/classify/fieldScores.ts";
import type { Context } from "#contentImport/classify/outline.ts";
import { bestField } from "#contentImport/classify/sentenceTopic.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

/** Fields of lists: a paragraph after the list need not be of it. */
const LISTS = new Set(["items", "rules", "restaurants", "activities"]);
/** What a heading is worth against a sentence's own words, by its field; 3 is a word that says it outright. */
const HEADING: Record<string, number> = {
  "rules.rules": 4.2,
  "departure.items": 4.6,
  "howto.items": 9,
  "wifi.notes": 4,
  "emergency.text": 3.4,
  "checkin.parkingInfo": 4,
  "checkin.details": 3.4,
  "kitchen.text": 3.2,
  "transportation.text": 2.6,
  "dining.items": 2.7,
  "shopping.items": 2.6,
  "services.items": 2.4,
  "activities.items": 2.5,
  "places.items": 2.5,
  "recommendations.activities": 2.4,
  "amenities.text": 2.4,
  "welcome.text": 2,
};
const HEADING_OF_OTHERS = 2;
/** What is left of that for a paragraph that stands apart from what the heading heads. */
const LOOSE = 0.6;
const LOOSE_LIST = 0.3;
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
const IS_AROUND = 0.9;
/** What the sentence before is worth in the same paragraph, and where a sentence goes on with it. */
const NEIGHBOUR = 0.7;
const GOES_ON_WITH = 1.4;
/** What the other sentences of a paragraph say, as a part of their own scores. */
const TOGETHER = 0.15;
/** Below an unknown heading, a description of the property goes to its amenities, a prohibition to its rules. */
const UNKNOWN = 0.9;
const MIN_SCORE = 0.85;

/** What begins so goes on with the sentence before. */
const GOES_ON =
  /^(?:it|its|it['’]s|they|them|this|that|these|those|there|he|she|also|then|both|one|and|but|or|so|otherwise|if|once|after that|just|please|es|sie|er|diese[rs]?|dann|und|aber|auch|il|elle|ils|elles|ce|c['’]est|puis|et|mais|es|está|son|y|pero|luego|è|sono|poi|ma|é|são|mas|depois|het|ze|dan|en|maar)\b/i;
/** A word or two describe nothing. */
const DESCRIBES = /\S+\s+\S+\s+\S/;
const FORBIDS =
  /\b(?:must|do not|don['’]t|never|no|not allowed|only with|always|please leave|keep (?:the )?gates?)\b/i;

/** Returns the field that a sentence, its heading, neighbour and paragraph suggest most; null when unsure. */
export function chooseField(
  text: string,
  context: Context,
  before: SectionField | null,
  { isFirst, paragraph }: { isFirst: boolean; paragraph: FieldScores },
): SectionField | null {
  const own = scoreWords(text);
  const scores = new Map(own);
  addHeading(scores, context);
  if (before) add(scores, before, GOES_ON.test(text) ? GOES_ON_WITH : isFirst ? 0 : NEIGHBOUR);
  for (const [name, all] of paragraph)
    if (all > (own.get(name) ?? 0)) addName(scores, name, (all - (own.get(name) ?? 0)) * TOGETHER);
  if (context.fields.length === 0 && context.under !== undefined && DESCRIBES.test(text))
    addName(scores, FORBIDS.test(text) ? "rules.rules" : "amenities.text", UNKNOWN);
  const best = bestField(scores);
  return best && best.score >= MIN_SCORE ? best.target : null;
}

function addHeading(scores: FieldScores, { fields, isLoose, certainty = 1 }: Context): void {
  const share = certainty / Math.sqrt(Math.max(fields.length, 1));
  for (const field of fields) {
    const weight = (HEADING[nameOfField(field)] ?? HEADING_OF_OTHERS) * share;
    add(scores, field, isLoose ? weight * (LISTS.has(field.field) ? LOOSE_LIST : LOOSE) : weight);
  }
  if (!fields.some(({ section }) => AROUND.has(section))) return;
  for (const [name, score] of scores)
    if (AROUND.has(name.split(".")[0] ?? "")) scores.set(name, score + IS_AROUND);
}

const add = (scores: FieldScores, field: SectionField, more: number) =>
  addName(scores, nameOfField(field), more);
const addName = (scores: FieldScores, name: string, more: number) =>
  scores.set(name, (scores.get(name) ?? 0) + more);
