import { topicsIn, type NoteSection, type Topic } from "#generation/notes/topics.ts";
import { newCueSearch, type FoundCue } from "#contentImport/classify/cueWords.ts";
import { sentenceRules, type Strength } from "#contentImport/classify/sentenceWords.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import { aroundCues } from "#contentImport/classify/words/around.ts";
import { arrivingCues } from "#contentImport/classify/words/arriving.ts";
import { askingCues } from "#contentImport/classify/words/asking.ts";
import { livingCues } from "#contentImport/classify/words/living.ts";
import { phraseCues } from "#contentImport/classify/words/phrases.ts";

/** How much speaks for each field, by its section and name: "kitchen.text". */
export type FieldScores = Map<string, number>;

const cuesIn = newCueSearch([...aroundCues, ...arrivingCues, ...askingCues, ...livingCues, ...phraseCues]);
/** How many first characters of a sentence are searched for its subject. */
const MAX_LENGTH = 600;
const WEIGHT: Record<Strength, number> = { sure: 3, likely: 2, maybe: 1 };
/** What a further word of the same field adds, and how many of them count. */
const FURTHER = 0.4;
const MAX_FURTHER = 3;
/** What is spoken of first is what the sentence is about. */
const FIRST = 0.8;

/** "Behind the telly" says where something is, and nothing of the television. */
const WITHIN_HOME = new Set(["amenities.text", "kitchen.text"]);
const WHERE =
  /(?<!\p{L})(?:in|on|under|underneath|behind|beside|next to|above|over|below|near|inside|by|at|unter|hinter|neben|über|auf|im|am|dans|sous|derrière|sur|à côté (?:de|du)|en|bajo|sobre|detrás de|junto a|encima de|nel|nella|sul|sulla|sotto|dietro|accanto (?:a|al|alla)|sopra|no|na|atrás d[ao]|ao lado d[ao]|onder|achter|naast|boven|op)\s+(?:(?:the|a|an|your|our|each|der|die|das|dem|den|le|la|les|l['’]|el|los|las|il|lo|o|het|de|een)\s*)?(?:\p{L}+ )?$/iu;
const WHERE_LENGTH = 40;
const AS_PLACE = 0.6;

const SURE: ReadonlySet<Topic> = new Set([
  "password",
  "wifi",
  "code",
  "checkOut",
  "rules",
  "emergency",
  "bins",
]);
const PLEASE_ALONE = /\bplease (?:do not|don['’]t)\b/i;
const noteField: Record<NoteSection, string> = {
  welcome: "text",
  checkin: "details",
  amenities: "text",
  kitchen: "text",
  rules: "rules",
  wifi: "notes",
  emergency: "text",
  transportation: "text",
  departure: "items",
};

export const nameOfField = ({ section, field }: SectionField) => `${section}.${field}`;

/** Returns how much a sentence's own words speak for each field. */
export function scoreWords(sentence: string): FieldScores {
  const text = sentence.slice(0, MAX_LENGTH);
  const hits = [...cuesIn(text), ...hitsOfTopics(text), ...hitsOfRules(text)].map((hit) =>
    WITHIN_HOME.has(hit.name) && WHERE.test(text.slice(Math.max(0, hit.at - WHERE_LENGTH), hit.at))
      ? { ...hit, weight: hit.weight * AS_PLACE }
      : hit,
  );
  const scores: FieldScores = new Map();
  for (const [name, all] of Map.groupBy(hits, (hit) => hit.name)) {
    const strongest = Math.max(...all.map(({ weight }) => weight));
    const first = Math.min(...all.map(({ at }) => at));
    const places = new Set(all.map(({ at }) => at)).size;
    const further = Math.min(places - 1, MAX_FURTHER) * FURTHER;
    scores.set(name, strongest + further + FIRST * (1 - first / Math.max(text.length, 1)));
  }
  return scores;
}

/** Returns how much the sentences of a paragraph speak for each field, all together. */
export function scoreParagraph(texts: readonly string[]): FieldScores {
  const sums: FieldScores = new Map();
  if (texts.length > 1)
    for (const [name, score] of texts.flatMap((text) => [...scoreWords(text)]))
      sums.set(name, (sums.get(name) ?? 0) + score);
  return sums;
}

const hitsOfTopics = (text: string): FoundCue[] =>
  topicsIn(text).map(({ topic, section, at }) => {
    const isSure = SURE.has(topic) && !(topic === "rules" && PLEASE_ALONE.test(text.slice(at, at + 14)));
    const strength = isSure ? "sure" : topic === "rules" ? "maybe" : "likely";
    const field = topic === "parking" ? "parkingInfo" : noteField[section];
    return { name: `${section}.${field}`, weight: WEIGHT[strength], at };
  });

const hitsOfRules = (text: string): FoundCue[] =>
  sentenceRules.flatMap(({ section, field, strength, words }) => {
    const at = text.search(words);
    return at === -1 ? [] : [{ name: `${section}.${field}`, weight: WEIGHT[strength], at }];
  });
