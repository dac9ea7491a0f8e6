import type { QuestionLexicon } from "#search/questions/questionIndex.ts";
import { isOfCharacters } from "#search/questions/questionWords.ts";

/** Returns what questions written for the passages add to the score of each, given a guest's question. */
export type WrittenClues = (question: string) => readonly number[];

/** Weights, found with eight guidebooks of which no question is in the blind figures. */
const OF_WORDS = { weight: 10, usual: 0.2 };
const OF_NEEDS = { weight: 3, usual: 0.5 };
/** Weight of letters of a word, compared with the word. */
const OF_CHARACTERS = 0.5;
/** What a passage usually gets that answers something else: for passages that no model has read. */
const UNREAD = -2;

/** Reads the questions that a model wrote for each passage of a page; undefined for passages that it has not read. */
export function newWrittenClues(
  lexicon: QuestionLexicon,
  questions: readonly (readonly string[] | undefined)[],
): WrittenClues {
  const read = questions.flatMap((own = [], passage) =>
    own.map((text) => {
      const features = lexicon.features(text);
      return { passage, features, needs: new Map(lexicon.model.likelyNeeds(features)) };
    }),
  );
  const passagesWith = new Map<number, Set<number>>();
  for (const { passage, features } of read)
    for (const feature of features)
      passagesWith.set(feature, (passagesWith.get(feature) ?? new Set()).add(passage));
  const rarityOf = (feature: number) => {
    const rarity = Math.log((questions.length + 1) / ((passagesWith.get(feature)?.size ?? 0) + 0.5));
    return rarity * (isOfCharacters(feature) ? OF_CHARACTERS : 1);
  };
  const lengthOf = (features: ReadonlySet<number>) => Math.hypot(...Array.from(features, rarityOf));
  const all = read.map((one) => ({ ...one, length: lengthOf(one.features) }));

  return (question) => {
    const features = lexicon.features(question);
    const length = lengthOf(features);
    const needs = lexicon.model.likelyNeeds(features);
    const words = questions.map(() => 0);
    const alike = questions.map(() => 0);
    for (const one of all) {
      const { passage } = one;
      let shared = 0;
      for (const feature of features) if (one.features.has(feature)) shared += rarityOf(feature) ** 2;
      words[passage] = Math.max(words[passage] ?? 0, shared / (one.length * length || 1));
      const sameNeeds = needs.reduce(
        (sum, [name, own]) => sum + Math.sqrt(own * (one.needs.get(name) ?? 0)),
        0,
      );
      alike[passage] = Math.max(alike[passage] ?? 0, sameNeeds);
    }
    return questions.map((own, at) =>
      own
        ? OF_WORDS.weight * ((words[at] ?? 0) - OF_WORDS.usual) +
          OF_NEEDS.weight * ((alike[at] ?? 0) - OF_NEEDS.usual)
        : UNREAD,
    );
  };
}
