// How the search decides, in numbers. They were moved one by one over the questions that were read (docs/reference/measurements/answers.md).

/** How well a passage has what is wished. */
export const QUALITY = {
  /** The same word. */
  same: 1,
  /** Another word for it. */
  synonym: 0.92,
  /** A part of a longer word. */
  part: 0.85,
  /** Signs of a script without spaces, two by two. */
  pairs: 0.8,
  /** Another time than the usual one, in a sentence. */
  otherTime: 0.75,
  /** What also helps whoever needs it. */
  helps: 0.6,
  /** A word that a host uses of other things too. */
  vague: 0.48,
  /** It stands where hosts write of that: something of it, but no answer alone. */
  implied: 0.375,
};

/** What a match counts by where it is. A heading, 1, says what all is about. */
export const FIELD = {
  inText: 0.97,
  /** A section's name is said of the first of its passages. */
  inTitleOfFirst: 0.9,
  inTitle: 0.6,
  /** What stands in two places counts a little more. */
  twice: 0.05,
};

/** What each thing of a question weighs. */
export const WEIGHT = {
  /** Added to 1 for what a single passage has, and to all others by how few have them. */
  rarity: 1,
  /** "How much", "when": says more of something else. */
  detail: 0.4,
  /** A need that guests name with words that hosts use of other things too. */
  vagueNeed: 0.75,
  /** Another word, where a need is named: that is what the question is about. */
  besideNeed: 0.5,
  /** A word that neither the guidebook nor its language knows; in a guidebook of another language it could not be there. */
  unknown: 0.8,
  foreign: 0.45,
  /** Words that nobody knows are mostly slang and chatter: many of them hide a need little more than one does. */
  maxUnknown: 1.2,
};

/** The share of what was asked for that an answer has at least. */
export const ENOUGH = {
  ofWords: 0.49,
  /** A sentence has words beside its matter. */
  ofSentence: 0.2,
  /** "Is there …?" is asked where there may be none. */
  ofWhether: 0.52,
  /** A thing with a name of its own that the guidebook has nowhere. */
  withoutNeed: 0.55,
  /** A fireplace helps who is cold, but "heat pump" alone asks for that. */
  ofHelp: 0.65,
  /** Less than this is no answer to several sentences together, where one of them has a better one. */
  ofSentences: 0.5,
  /** Of the best answer's score, what else is shown has this share. */
  ofBest: 0.6,
};

/** Which of two passages goes first that have as much of what was asked for: factors are 1 and these. */
export const PRIOR = {
  /** It stands in the usual section of a need; in each of the others a step less. */
  home: 0.12,
  homeStep: 0.02,
  /** It stands among what is done at the end, which names most things once more. */
  departure: -0.05,
  /** What its heading or its text names first is wished, or something else is. */
  topicOfHeading: 0.12,
  otherTopicOfHeading: -0.08,
  topicOfText: 0.06,
  otherTopicOfText: -0.04,
  /** It begins with what matched. */
  early: 0.04,
  /** It has the length of a sentence, which says how; fewer characters often only name it, as facts do. */
  concise: 0.04,
  sentence: 80,
  /** Where something fails, how to mend it goes before a bare fact such as the network's name. */
  factInTrouble: -0.15,
  /** Who asks in a sentence wants more than a fact that only names something: "How you get in: Keypad". */
  bareFact: -0.1,
  /** A fact of so few characters, and without a digit. */
  shortFact: 40,
};
