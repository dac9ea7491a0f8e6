import type { Category } from "#places/category.ts";
import { framesOf, type Frame } from "#generation/frames/frame.ts";

/** The subject of a list, which decides the frames of its entries. */
const entryKinds = ["eat", "see", "do", "shop", "service"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Errands that one is in the mood for, and those that one is short of: others read oddly after these words. */
const MOODS: readonly Category[] = [
  ...(["cinema", "theatre", "swimming", "golf", "ski", "walk", "ride", "picnic", "barbecue"] as const),
  ...(["bicycle_rental", "boat_hire", "sports_centre"] as const),
];
const NEEDS: readonly Category[] = [
  ...(["supermarket", "convenience", "greengrocer", "butcher", "bottle_shop"] as const),
  ...(["department_store", "clothes", "outdoor", "surf"] as const),
];

/**
 * The beginnings of entries, after the name. Each is true of every place with the facts for its holes, and a sentence that
 * a host would write of it, near and far.
 */
export const entryFrames: Record<EntryKind, readonly Frame[]> = {
  eat: framesOf("eat", {
    warm: [
      "Feel like {errand}? It is {walk}.",
      "{AKind}, {walk}.",
      "It is {walk}, if you feel like {errand}.",
      "In the mood for {errand}? It is {walk}.",
    ],
    plain: ["{Kind}, {way}.", "{Way}.", "It is {way}.", "{AKind}, {walk}.", "You will find it {way}."],
    brief: ["{Kind}, {walk}.", "{Walk}.", "For {errand}: {walk}.", "It is {walk}."],
  }),
  see: framesOf("see", {
    warm: [
      "It is {walk}.",
      "You will find it {walk}.",
      "One for your list: it is {walk}.",
      "One to keep in mind: it is {walk}.",
    ],
    plain: ["{Way}.", "You will find it {way}.", "It is {way}.", "On the map it is {way}."],
    brief: ["{Walk}.", "{Way}.", "It is {walk}.", "On the map: {walk}."],
  }),
  do: framesOf("do", {
    warm: [
      "It is {walk}.",
      ["Feel like {errand}? It is {walk}.", MOODS],
      ["In the mood for {errand}? It is {walk}.", MOODS],
      "You will find it {walk}.",
    ],
    plain: ["{Way}.", "You will find it {way}.", "It is {way}.", "On the map it is {way}."],
    brief: ["{Walk}.", "{Way}.", "It is {walk}.", "On the map: {walk}."],
  }),
  shop: framesOf("shop", {
    warm: [
      "It is {walk}.",
      ["Need {errand}? It is {walk}.", NEEDS],
      ["Out of {errand}? It is {walk}.", ["supermarket", "greengrocer"]],
      "You will find it {walk}.",
    ],
    plain: ["{Way}.", "You will find it {way}.", "It is {way}.", "On the map it is {way}."],
    brief: ["{Walk}.", "{Way}.", "It is {walk}.", ["For {errand}: {walk}.", NEEDS]],
  }),
  service: framesOf("service", {
    warm: [
      "If you need {errand}, it is {walk}.",
      "In case you need {errand}: it is {walk}.",
      [
        "We hope that you will not need it; it is {walk}.",
        ["hospital", "clinic", "vet", "dentist", "police"],
      ],
      "It is {walk}.",
    ],
    plain: ["{Way}.", "You will find it {way}.", "It is {way}.", "On the map it is {way}."],
    brief: ["{Walk}.", "{Way}.", "It is {walk}.", "If you need {errand}: {walk}."],
  }),
};
