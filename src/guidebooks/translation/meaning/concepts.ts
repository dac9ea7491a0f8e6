import * as measures from "#guidebooks/translation/meaning/markers/measures.ts";
import * as opposites from "#guidebooks/translation/meaning/markers/opposites.ts";
import * as polarity from "#guidebooks/translation/meaning/markers/polarity.ts";
import * as things from "#guidebooks/translation/meaning/markers/things.ts";
import type { Expressions } from "#guidebooks/translation/meaning/markers/markers.ts";

/** All expressions by concept. */
export const expressions = { ...polarity, ...opposites, ...measures, ...things } satisfies Record<
  string,
  Expressions
>;

export type Concept = keyof typeof expressions;

export const concepts = Object.keys(expressions) as Concept[]; // Object.keys loses the key type

/** Pairs of which a translation may not name the other. */
export const oppositePairs: readonly (readonly [Concept, Concept])[] = [
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
  ["off", "open"],
  ["on", "close"],
];

const keysOf = <Key extends string>(of: Record<Key, Expressions>) => Object.keys(of) as Key[]; // as above

/** Kinds of which a translation may not name one instead of another. */
export const exclusiveGroups: readonly (readonly Concept[])[] = [keysOf(measures), keysOf(things)];

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
