import { framesOf, type Frame } from "#generation/frames/frame.ts";

/** The subject of a list, which decides the frames of its entries. */
const entryKinds = ["eat", "see", "do", "shop", "service"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The beginnings of entries, after the name. Each is true of every place with the facts for its holes. */
export const entryFrames: Record<EntryKind, readonly Frame[]> = {
  eat: framesOf("eat", {
    warm: [
      "If you feel like {errand}, it is {walk}.",
      "For {errand}, it is {walk}.",
      "{AKind} for {errand}, {walk}.",
      "{AKind}, {walk}, for when you feel like {errand}.",
      "When you feel like {errand}, it is {walk}.",
    ],
    plain: [
      "{Kind}, {way}.",
      "{Way}.",
      "For {errand}, {way}.",
      "{AKind}, {walk}.",
      "You will find it {way}.",
    ],
    brief: ["{Kind}, {walk}.", "{Walk}.", "For {errand}: {walk}.", "{Errand}, {walk}."],
  }),
  see: framesOf("see", {
    warm: [
      "For {errand}, it is {walk}.",
      "If you have time for {errand}, it is {walk}.",
      "Somewhere to go for {errand}, {walk}.",
      "When you feel like {errand}, it is {walk}.",
    ],
    plain: ["{Way}.", "For {errand}, {way}.", "You will find it {way}.", "It is {way}."],
    brief: ["{Walk}.", "For {errand}: {walk}.", "{Errand}, {walk}.", "{Errand}: {walk}."],
  }),
  do: framesOf("do", {
    warm: [
      "For {errand}, it is {walk}.",
      "If you feel like {errand}, it is {walk}.",
      "If you have time for {errand}, it is {walk}.",
      "When you would like {errand}, it is {walk}.",
    ],
    plain: ["{Way}.", "For {errand}, {way}.", "You will find it {way}.", "It is {way}."],
    brief: ["{Walk}.", "For {errand}: {walk}.", "{Errand}, {walk}.", "If you want {errand}: {walk}."],
  }),
  shop: framesOf("shop", {
    warm: [
      "When you need {errand}, it is {walk}.",
      "For {errand}, it is {walk}.",
      "If you are after {errand}, it is {walk}.",
      "When you want {errand}, it is {walk}.",
    ],
    plain: ["{Way}.", "For {errand}, {way}.", "You will find it {way}.", "It is {way}."],
    brief: ["{Walk}.", "For {errand}: {walk}.", "{Errand}, {walk}.", "When you need {errand}: {walk}."],
  }),
  service: framesOf("service", {
    warm: [
      "If you need {errand}, it is {walk}.",
      "In case you need {errand}: it is {walk}.",
      [
        "We hope that you will not need it; it is {walk}.",
        ["hospital", "clinic", "vet", "dentist", "police"],
      ],
      "When you need {errand}, you will find it {walk}.",
    ],
    plain: ["{Way}.", "For {errand}, {way}.", "You will find it {way}.", "It is {way}."],
    brief: ["{Walk}.", "For {errand}: {walk}.", "{Errand}, {walk}.", "If you need {errand}: {walk}."],
  }),
};
