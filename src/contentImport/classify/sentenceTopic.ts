import { scoreWords, type FieldScores } from "#contentImport/classify/fieldScores.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

interface SentenceTopic extends SectionField {
  /** "sure" where a word of the sentence says it outright. */
  strength: "sure" | "likely";
}

/** What a word that says it outright comes to. */
const SURE = 3;
const LIKELY = 1;

/** Returns where a guest would look for a sentence by its own words alone; null where they say too little. */
export function topicOfSentence(text: string): SentenceTopic | null {
  const best = bestField(scoreWords(text));
  if (!best || best.score < LIKELY) return null;
  return { ...best.target, strength: best.score >= SURE ? "sure" : "likely" };
}

/** Returns the field for which most speaks. */
export function bestField(scores: FieldScores): { target: SectionField; score: number } | null {
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  if (!best) return null;
  const [section = "", field = ""] = best[0].split(".");
  return { target: { section: section as SectionType, field }, score: best[1] }; // names are made of a field
}
