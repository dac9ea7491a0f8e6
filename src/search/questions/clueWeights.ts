/** Weights of what speaks for a passage as the answer, by `bench/answerWeights.ts` over the questions that were read. */
export const WEIGHTS = {
  /** Of every passage. */
  always: -2.05,
  /** It has names and words of answers of the needs that the question probably names. */
  named: 2.36,
  /** Its sentences are probably about these needs. */
  likely: 1.23,
  /** The needs of question and passage are alike, however unsure both are. */
  alike: 1.73,
  /** Both its words and its sentences say so. */
  agreed: 0.82,
  /** It has a need that the question names outright. */
  outright: -0.54,
  /** `findPassages` finds it. */
  found: 2.93,
  /** It has the question's words. */
  words: 0.61,
  /** It says nothing of any need that the question names outright. */
  silent: -1.06,
  /** The same where related passages are no answer, and of a kind of thing: a blender among pots and pans. */
  strictSilent: -1.42,
  kindSilent: -1.86,
  /** `findPassages` finds none. */
  noneFound: -1.72,
  /** It answers a related need, by its words and by its sentences. */
  relatedNamed: 1.78,
  relatedLikely: -0.53,
};

/** What speaks for a passage as the answer to a question. */
export type Clues = Record<keyof typeof WEIGHTS, number>;

export const clueNames = Object.keys(WEIGHTS) as (keyof Clues)[]; // Object.keys forgets the key type

export const scoreOf = (clues: Clues): number =>
  clueNames.reduce((sum, name) => sum + WEIGHTS[name] * clues[name], 0);

/** Minimum score of the first answer and of further ones, which are at most this far below it. */
export const ENOUGH = { first: -1, further: -1.7, belowBest: 4 };
/** Below this score the sentences of a question are also answered one by one. */
export const GOOD = 1;
