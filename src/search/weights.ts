// How the search decides, in numbers. They were moved one by one over the questions that were read (docs/reference/measurements/answers.md).

/** Quality of a match. */
export const QUALITY = {
  /** The same word. */
  same: 1,
  synonym: 0.92,
  /** A part of a longer word. */
  part: 0.85,
  /** Characters of a script without spaces, in pairs. */
  pairs: 0.8,
  /** Another time than the usual one, in a sentence. */
  otherTime: 0.75,
  /** A related need. */
  helps: 0.6,
  /** A word that hosts use for other things too. */
  vague: 0.48,
  /** It is in a section for the need: not an answer alone. */
  implied: 0.375,
};

/** Weight of a match by field. A heading is 1. */
export const FIELD = {
  inText: 0.97,
  /** A section's name counts for its first passage. */
  inTitleOfFirst: 0.9,
  inTitle: 0.6,
  /** A match in two fields counts a little more. */
  twice: 0.05,
};

/** Weight of each wish of a query. */
export const WEIGHT = {
  /** Added to 1 for a match in one passage only, less for more common ones. */
  rarity: 1,
  /** "How much", "when": qualifies something else. */
  detail: 0.4,
  /** A need named by words that hosts use for other things too. */
  vagueNeed: 0.75,
  /** Another word next to a named need. */
  withNeed: 0.5,
  /** A word that neither the guidebook nor its language knows; lower when the guidebook is in another language. */
  unknown: 0.8,
  foreign: 0.45,
  /** Unknown words are mostly slang: limits their total weight. */
  maxUnknown: 1.2,
};

/** Minimum share of the score of an answer. */
export const ENOUGH = {
  ofWords: 0.49,
  /** A sentence has other words too. */
  ofSentence: 0.2,
  /** "Is there …?" may have the answer no. */
  ofWhether: 0.52,
  /** A named thing that the guidebook does not mention. */
  withoutNeed: 0.55,
  /** A fireplace helps against cold, but "heat pump" alone asks for that. */
  ofHelp: 0.65,
  /** Minimum for several sentences together, when one of them has a better answer. */
  ofSentences: 0.5,
  /** Further results have at least this share of the best score. */
  ofBest: 0.6,
};

/** Ranking of passages with equal matches, added to a factor of 1. */
export const PRIOR = {
  /** In the usual section of a need; a step less for each of the others. */
  home: 0.12,
  homeStep: 0.02,
  /** In the departure steps, which mention most things. */
  departure: -0.05,
  /** The first need that its heading or text names is wanted, or another one. */
  topicOfHeading: 0.12,
  otherTopicOfHeading: -0.08,
  topicOfText: 0.06,
  otherTopicOfText: -0.04,
  /** It starts with the match. */
  early: 0.04,
  /** As long as a sentence, which explains; shorter ones are often mere facts. */
  concise: 0.04,
  sentence: 80,
  /** For a problem, a solution ranks before a bare fact such as the network's name. */
  factInTrouble: -0.15,
  /** A sentence asks for more than a bare fact: "How you get in: Keypad". */
  bareFact: -0.1,
  /** A short fact, in characters, without a digit. */
  shortFact: 40,
};
