/** "idle": phrases whose "not" denies nothing. "just": a weak "only". "but": between parts that say different things. "list": between parts that say the same. */
const polarity = [
  "idle",
  "no",
  "needless",
  "away",
  "may",
  "must",
  "only",
  "just",
  "except",
  "but",
  "list",
] as const;

const opposites = [
  ["open", "close"],
  ["on", "off"],
  ["lock", "unlock"],
  ["inside", "outside"],
  ["left", "right"],
  ["hot", "cold"],
  ["before", "after"],
  ["max", "least"],
  ["pay", "free"],
  ["loud", "quiet"],
] as const;

const measures = [
  "minute",
  "hour",
  "day",
  "night",
  "week",
  "month",
  "morning",
  "afternoon",
  "evening",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
  "two",
  "three",
  "four",
  "five",
  "six",
  "eight",
  "ten",
] as const;

const things = [
  "adult",
  "child",
  "neighbour",
  "pet",
  "dog",
  "cat",
  "party",
  "smoke",
  "fire",
  "candle",
  "barbecue",
  "alarm",
  "battery",
  "gas",
  "electricity",
  "danger",
  "emergency",
  "police",
  "brigade",
  "ambulance",
  "doctor",
  "hospital",
  "pharmacy",
  "water",
  "drink",
  "alcohol",
  "pool",
  "tub",
  "toilet",
  "sink",
  "roof",
  "balcony",
  "door",
  "window",
  "gate",
  "key",
  "code",
  "car",
  "bicycle",
  "heating",
  "aircon",
  "oven",
  "paper",
  "glass",
  "rubbish",
  "towel",
  "shoes",
  "dishwasher",
  "washer",
] as const;

export type Concept =
  | (typeof polarity)[number]
  | (typeof opposites)[number][number]
  | (typeof measures)[number]
  | (typeof things)[number];

/** In the order of search. `expressions/` has the expressions of each by language. */
export const concepts: readonly Concept[] = [...polarity, ...opposites.flat(), ...measures, ...things];

/** Pairs of which a translation may not name the other. "Off" and "open" are both said of a tap. */
export const oppositePairs: readonly (readonly [Concept, Concept])[] = [
  ...opposites,
  ["off", "open"],
  ["on", "close"],
];

const labels: { [Name in Concept]?: string } = {
  max: "at most",
  least: "at least",
  brigade: "fire brigade",
  aircon: "air conditioning",
  tub: "bath",
  washer: "washing machine",
};

/** Returns the English word for a concept, as hosts read it. */
export const labelOf = (concept: Concept): string => labels[concept] ?? concept;

/** Kinds of which a translation may not name one instead of another. */
export const exclusiveGroups: readonly (readonly Concept[])[] = [measures, things];

/** Concepts of one word in another language: "hot" and "heating", "evening" and "night". */
export const nearConcepts: readonly (readonly Concept[])[] = [
  ["evening", "night", "afternoon"],
  ["door", "gate", "lock"],
  ["key", "lock", "code"],
  ["oven", "fire", "heating", "barbecue"],
  ["emergency", "hospital", "ambulance", "doctor"],
  ["glass", "rubbish", "drink"],
  ["alcohol", "drink", "glass"],
  ["fire", "brigade", "smoke"],
  ["electricity", "gas"],
  ["sink", "tub", "toilet"],
  ["pool", "tub"],
  ["water", "drink", "pool"],
  ["day", "night", "morning", "hour"],
  ["dog", "pet"],
  ["cat", "pet"],
  ["paper", "rubbish", "toilet"],
  ["dishwasher", "washer"],
  ["heating", "aircon", "electricity"],
  ["danger", "emergency"],
];

/** Concepts of sentences whose order must not become an offer. */
export const safety: readonly Concept[] = [
  "lock",
  "close",
  "off",
  "fire",
  "gas",
  "smoke",
  "child",
  "pet",
  "dog",
  "alarm",
  "emergency",
  "pay",
  "quiet",
  "danger",
];

/** Concepts that a translation may not leave out. */
export const needed: readonly Concept[] = [
  "police",
  "brigade",
  "ambulance",
  "hospital",
  "alarm",
  "gas",
  "child",
  "pet",
];

/** Concepts of a line that is translated back. */
export const ruleConcepts: readonly Concept[] = [
  "no",
  "needless",
  "away",
  "may",
  "must",
  "only",
  "except",
  "cat",
  "unlock",
  "on",
  "drink",
  "police",
  "brigade",
  "ambulance",
  "doctor",
  "hospital",
  "battery",
  "electricity",
  "candle",
  ...safety,
];

/** Whom a translation may not tell guests not to call. */
export const help: readonly Concept[] = ["police", "brigade", "ambulance", "doctor", "hospital"];
