import {
  fieldNames,
  fieldOfName,
  scoreWords,
  sharesOf,
  USELESS,
} from "#contentImport/classify/model/fieldScores.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";

interface SentenceTopic extends SectionField {
  /** "sure" where the sentence's words leave little doubt. */
  strength: "sure" | "likely";
}

const SURE = 0.85;
const LIKELY = 0.7;

/** Returns where a guest would look for a sentence by its own words alone; null where they say too little. */
export function topicOfSentence(text: string): SentenceTopic | null {
  const scores = scoreWords(text);
  const shares = scores ? sharesOf(scores) : [];
  const share = Math.max(...shares);
  const name = fieldNames[shares.indexOf(share)];
  if (name === undefined || name === USELESS || share < LIKELY) return null;
  return { ...fieldOfName(name), strength: share >= SURE ? "sure" : "likely" };
}

/** Returns how much of 1 speaks for a sentence being of no use to a guest, by its own words alone. */
export function shareOfUseless(text: string): number {
  const scores = scoreWords(text);
  return scores ? (sharesOf(scores)[fieldNames.indexOf(USELESS)] ?? 0) : 0;
}
