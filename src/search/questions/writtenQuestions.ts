import type { QuestionLexicon } from "#search/questions/questionIndex.ts";
import { isOfCharacters } from "#search/questions/questionWords.ts";

/** What a model wrote of a page. */
export interface WrittenOfPage {
  /** The questions that each passage answers; undefined for a passage that it has not read. */
  questions: readonly (readonly string[] | undefined)[];
  /** Questions that guests may ask and that no passage answers. */
  unanswered: readonly string[];
}

/** Clues of the written questions, each about 0 to 1. Those named `page…` are the same for all passages. */
export const writtenClueNames = [
  /** How alike the question and the passage's most alike one are, by words and letters; the mean of its best three. */
  "example",
  "exampleMean",
  /** The same by needs. */
  "exampleNeeds",
  "exampleNeedsMean",
  /** The most that one question has of both. */
  "exampleBoth",
  /** The most that passages have of these. */
  "pageExample",
  "pageExampleNeeds",
  "pageExampleBoth",
  /** How far the passage is ahead of the best other one. */
  "exampleLead",
  "exampleNeedsLead",
  /** Which share of the question's words the passage and its questions have; what the rarest weighs that they lack. */
  "covered",
  "uncovered",
  "pageCovered",
  "pageUncovered",
  /** How alike the question and its most alike one are by whole words. */
  "exampleWords",
  /** How alike the question and one are that no passage answers, by words and by needs; how far it is ahead of all passages. */
  "pageUnanswered",
  "pageUnansweredNeeds",
  "pageUnansweredLead",
] as const;

/** What written questions say for a passage as the answer to a question. */
export type WrittenPassageClues = Record<(typeof writtenClueNames)[number], number>;

/** Returns the clues of each passage, given a guest's question; undefined for a passage that no model has read. */
export type WrittenClues = (question: string) => readonly (WrittenPassageClues | undefined)[];

/** Weight of letters of a word, compared with the word. */
const OF_CHARACTERS = 0.5;
/** Weight of needs in a question that has something of both. */
const OF_NEEDS = 0.3;
const BEST = 3;

interface ReadQuestion {
  features: ReadonlySet<number>;
  needs: ReadonlyMap<string, number>;
  length: number;
  wordsLength: number;
}

const maxOf = (values: readonly number[]) => values.reduce((best, one) => Math.max(best, one), 0);

/** Returns the mean of the best three, of which one may be missing. */
const meanOfBest = (values: readonly number[]) =>
  values
    .toSorted((one, other) => other - one)
    .slice(0, BEST)
    .reduce((sum, one) => sum + one, 0) / BEST;

/** Returns how far each value is ahead of the best other one. */
function leadsOf(values: readonly number[]): number[] {
  const [first = 0, second = 0] = values.toSorted((one, other) => other - one);
  return values.map((value) => value - (value === first ? second : first));
}

/** Reads what a model wrote for a page. `words` are the words of each passage with its heading. */
export function newWrittenClues(
  lexicon: QuestionLexicon,
  { questions, unanswered }: WrittenOfPage,
  words: readonly string[],
): WrittenClues {
  const ofPassages = questions.map((own = []) => own.map((text) => lexicon.features(text)));
  const passagesWith = new Map<number, number>();
  for (const own of ofPassages)
    for (const feature of new Set(own.flatMap((features) => [...features])))
      passagesWith.set(feature, (passagesWith.get(feature) ?? 0) + 1);
  const rarityOf = (feature: number) => {
    const rarity = Math.log((questions.length + 1) / ((passagesWith.get(feature) ?? 0) + 0.5));
    return rarity * (isOfCharacters(feature) ? OF_CHARACTERS : 1);
  };
  const rarest = Math.log((questions.length + 1) / 0.5);

  const read = (features: ReadonlySet<number>): ReadQuestion => ({
    features,
    needs: new Map(lexicon.model.likelyNeeds(features)),
    length: Math.hypot(...Array.from(features, rarityOf)),
    wordsLength: Math.hypot(...Array.from(features, (one) => (isOfCharacters(one) ? 0 : rarityOf(one)))),
  });
  const examples = ofPassages.map((own) => own.map(read));
  const none = unanswered.map((text) => read(lexicon.features(text)));
  const known = ofPassages.map(
    (own, at) => new Set([...lexicon.features(words[at] ?? ""), ...own.flatMap((features) => [...features])]),
  );

  return (text) => {
    const question = read(lexicon.features(text));
    const weights = Array.from(question.features, (feature) => [feature, rarityOf(feature)] as const);
    const wordWeights = weights.filter(([feature]) => !isOfCharacters(feature));
    const shared = (of: typeof weights, { features }: ReadQuestion) =>
      of.reduce((sum, [feature, weight]) => sum + (features.has(feature) ? weight ** 2 : 0), 0);
    const alike = (one: ReadQuestion) => shared(weights, one) / (one.length * question.length || 1);
    const alikeInWords = (one: ReadQuestion) =>
      shared(wordWeights, one) / (one.wordsLength * question.wordsLength || 1);
    const alikeInNeeds = ({ needs }: ReadQuestion) => {
      let sum = 0;
      for (const [name, own] of question.needs) sum += Math.sqrt(own * (needs.get(name) ?? 0));
      return sum;
    };

    const byWords = examples.map((own) => own.map(alike));
    const byNeeds = examples.map((own) => own.map(alikeInNeeds));
    const best = byWords.map(maxOf);
    const bestNeeds = byNeeds.map(maxOf);
    const both = byWords.map((own, at) =>
      maxOf(own.map((one, k) => one + OF_NEEDS * (byNeeds[at]?.[k] ?? 0))),
    );
    const leads = leadsOf(best);
    const needsLeads = leadsOf(bestNeeds);
    const wordsLength = question.wordsLength ** 2 || 1;
    const covered = known.map(
      (own) =>
        wordWeights.reduce((sum, [one, weight]) => sum + (own.has(one) ? weight ** 2 : 0), 0) / wordsLength,
    );
    const uncovered = known.map(
      (own) => maxOf(wordWeights.filter(([one]) => !own.has(one)).map(([, weight]) => weight)) / rarest,
    );
    const pageUnanswered = maxOf(none.map(alike));
    const ofPage = {
      pageExample: maxOf(best),
      pageExampleNeeds: maxOf(bestNeeds),
      pageExampleBoth: maxOf(both),
      pageCovered: maxOf(covered),
      pageUncovered: Math.min(1, ...uncovered),
      pageUnanswered,
      pageUnansweredNeeds: maxOf(none.map(alikeInNeeds)),
      pageUnansweredLead: pageUnanswered - maxOf(best),
    };
    return questions.map(
      (own, at) =>
        own && {
          example: best[at] ?? 0,
          exampleMean: meanOfBest(byWords[at] ?? []),
          exampleNeeds: bestNeeds[at] ?? 0,
          exampleNeedsMean: meanOfBest(byNeeds[at] ?? []),
          exampleBoth: both[at] ?? 0,
          exampleLead: leads[at] ?? 0,
          exampleNeedsLead: needsLeads[at] ?? 0,
          covered: covered[at] ?? 0,
          uncovered: uncovered[at] ?? 0,
          exampleWords: maxOf(examples[at]?.map(alikeInWords) ?? []),
          ...ofPage,
        },
    );
  };
}
