import { framesOf, type Frame } from "#generation/frames/frame.ts";

/** The subject of a list, which decides the frames of its entries. */
const entryKinds = ["eat", "see", "do", "shop", "service"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The beginnings of entries, after the name. Each is true of every place with the facts for its holes. */
export const entryFrames: Record<EntryKind, readonly Frame[]> = {
  eat: framesOf("eat", {
    warm: [
      "If you feel like {errand}, it is {walk}.",
      "When it is time for {errand}, you will find it {walk}.",
      "Keep it in mind for {errand}: {aKind}, {walk}.",
      "{AKind}, {walk}, for whenever you feel like {errand}.",
      "On the days when you would like {errand}, it is {walk}.",
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
      "For {errand}, on a day with nothing planned: it is {walk}.",
      "If there is time for {errand}, it is {walk}.",
      "Keep an afternoon free for {errand}; it is {walk}.",
      "One to keep for when you feel like {errand}, {walk}.",
    ],
    plain: ["{Way}.", "For {errand}, {way}.", "You will find it {way}.", "It is {way}."],
    brief: ["{Walk}.", "For {errand}: {walk}.", "{Errand}, {walk}.", "{Errand}: {walk}."],
  }),
  do: framesOf("do", {
    warm: [
      "When the day needs a plan: {errand}, {walk}.",
      "If you feel like {errand}, it is {walk}.",
      "Set an hour or two aside for {errand}; it is {walk}.",
      "Whoever would like {errand} will find it {walk}.",
    ],
    plain: ["{Way}.", "For {errand}, {way}.", "You will find it {way}.", "It is {way}."],
    brief: ["{Walk}.", "For {errand}: {walk}.", "{Errand}, {walk}.", "If you want {errand}: {walk}."],
  }),
  shop: framesOf("shop", {
    warm: [
      "When you need {errand}, it is {walk}.",
      "Stop here for {errand}; it is {walk}.",
      "If you are after {errand}, it is {walk}.",
      "Pop in for {errand}: it is {walk}.",
    ],
    plain: ["{Way}.", "For {errand}, {way}.", "You will find it {way}.", "It is {way}."],
    brief: ["{Walk}.", "For {errand}: {walk}.", "{Errand}, {walk}.", "When you need {errand}: {walk}."],
  }),
  service: framesOf("service", {
    warm: [
      "Should you need {errand}, it is {walk}.",
      "Good to know about, in case you need {errand}: it is {walk}.",
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
