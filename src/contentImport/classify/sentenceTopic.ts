import { scoreWords, sharesOf, USELESS } from "#contentImport/classify/model/fieldScores.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

interface SentenceTopic extends SectionField {
  /** "sure" where the sentence's words leave little doubt. */
  strength: "sure" | "likely";
}

const SURE = 0.85;
const LIKELY = 0.7;

/** Returns where a guest would look for a sentence by its own words alone; null where they say too little. */
export function topicOfSentence(text: string): SentenceTopic | null {
  const [best] = [...sharesOf(scoreWords(text))].toSorted(([, one], [, other]) => other - one);
  if (!best || best[0] === USELESS || best[1] < LIKELY) return null;
  const [section = "", field = ""] = best[0].split(".");
  return { section: section as SectionType, field, strength: best[1] >= SURE ? "sure" : "likely" }; // names are made of a field
}
