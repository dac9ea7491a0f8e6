import { entryFrames } from "#generation/frames/entryFrames.ts";
import { errands } from "#generation/frames/errands.ts";
import { transportFrames } from "#generation/frames/transportFrames.ts";
import * as welcome from "#generation/frames/welcomeFrames.ts";
import { categoryOf, type Category } from "#places/category.ts";
import type { Truth } from "#test/hostile/truth.ts";

// Every sentence that our frames and the facts of a place can make, put together here and not by the product's renderer:
// only the frames' texts, the errands and the table of categories are shared.

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const article = (noun: string) => (/^(?!eu|uni|one)[aeiou]/i.test(noun) ? "an" : "a");

function fill(text: string, holes: Record<string, string | null>): string | null {
  let result = text;
  for (const [hole, fact] of Object.entries(holes)) {
    const [small, large] = [`{${hole}}`, `{${capital(hole)}}`];
    if (fact === null && (result.includes(small) || result.includes(large))) return null;
    result = result
      .split(small)
      .join(fact ?? "")
      .split(large)
      .join(capital(fact ?? ""));
  }
  return /\{\w+\}/.test(result) ? null : result;
}

/** A walk is a line, which no tag of a place says. */
const kindOf = ({ tags, label }: Truth): Category | null => (label === "Walk" ? "walk" : categoryOf(tags));

function sentenceFactsOf(truth: Truth): Record<string, string | null> {
  const category = kindOf(truth);
  const hasNoun = truth.name.toLowerCase().includes(truth.noun);
  const isStop = ["train station", "tram stop"].includes(truth.noun) && !hasNoun;
  const inPassing = truth.kind ?? (isStop ? truth.noun : null);
  return {
    errand: (category && errands[category]) ?? null,
    aKind: truth.kind && `${article(truth.kind)} ${truth.kind}`,
    kind: truth.kind,
    way: truth.way,
    walk: truth.walk,
    name: truth.name,
    what: `${inPassing ? `${article(inPassing)} ${inPassing}, ` : ""}${truth.walk}`,
  };
}

/** Returns all that an entry of a list may say of a place. */
export function sentencesOfEntry(truth: Truth): string[] {
  const holes = sentenceFactsOf(truth);
  const frames = Object.values(entryFrames).flat();
  const category = kindOf(truth);
  const leads = frames
    .filter(({ only }) => !only || (category && only.includes(category)))
    .flatMap(({ text }) => fill(text, holes) ?? []);
  return [...leads, ...truth.facts, ...extrasOf(truth.extras)];
}

/** Each choice of some of them, in each order. */
function extrasOf(extras: readonly string[]): string[] {
  const orders = (left: readonly string[]): string[][] =>
    left.flatMap((one) => {
      const others = left.filter((other) => other !== one);
      return [[one], ...orders(others).map((more) => [one, ...more])];
    });
  return orders(extras).map((some) => {
    const last = some.at(-1) ?? "";
    return `${capital(some.length > 1 ? `${some.slice(0, -1).join(", ")} and ${last}` : last)}.`;
  });
}

/** Returns all that a welcome to Lamp House may say, for the guests that it was generated for. */
export function sentencesOfWelcome(truths: readonly Truth[]): string[] {
  const own = { property: "Lamp House", inTown: " in Port Ember" };
  const fixed = [
    ...welcome.greetings,
    ...welcome.openings.city_apartment,
    ...welcome.openings.anywhere,
    ...welcome.forGuests.couples,
    ...welcome.forGuests.business,
    ...welcome.closings,
  ];
  const mentions = truths.flatMap((truth) =>
    welcome.mentions.map(({ text }) => fill(text, sentenceFactsOf(truth))),
  );
  return [...fixed.map(({ text }) => fill(text, own)), ...mentions].filter((text) => text !== null);
}

/** Returns all that the sections of emergency and transport may say. */
export function sentencesOfTables(truths: readonly Truth[]): string[] {
  const bullets = truths.flatMap(({ name, noun, way, tags }) => {
    const kinds = name.toLowerCase().includes(noun) ? [""] : [`${noun}, `, ""];
    const network = tags["network"] ? [`${noun} (${tags["network"]}), `] : [];
    const emergency = tags["emergency"] === "yes" ? ["emergency department, "] : ["hospital, call first, "];
    const starts = [...kinds, ...network, ...(tags["amenity"] === "hospital" ? emergency : [])];
    const phone = tags["phone"] ? ` Phone ${tags["phone"]}.` : "";
    const fee = tags["fee"] === "yes" && tags["amenity"] === "parking" ? " There is a fee." : "";
    const inside = tags["indoor"] === "yes" ? " Inside a building." : "";
    return starts.map((start) => `${name}: ${start}${way}.${phone}${fee}${inside}`);
  });
  return [
    ...bullets,
    ...transportFrames.shortWalk.map(({ text }) => text),
    "In an emergency call 000 for police, fire or ambulance.",
    "Police, when nobody is in danger: 131 444",
    "A nurse on the phone, day and night (1800MEDICARE): 1800 633 422",
    "Poisons information, day and night: 13 11 26",
    "Flood and storm help from the SES: 132 500",
    "Somebody in trouble at sea (rescue coordination, AMSA): 1800 641 792",
    "Distances are measured in a straight line; the way there is longer.",
  ];
}
