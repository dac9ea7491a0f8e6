import type { EntryChoice } from "#generation/choose/choice.ts";
import { factsOf } from "#generation/facts/placeFacts.ts";
import { entryFrames, type EntryKind } from "#generation/frames/entryFrames.ts";
import { inTurn, usableFrames, type Frame } from "#generation/frames/frame.ts";
import { sentenceFactsOf } from "#generation/frames/sentenceFacts.ts";
import type { Plan } from "#generation/plan.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";

export type EntryType = "places" | "activities" | "shopping" | "dining" | "services" | "recommendations";

const kinds = {
  dining: "eat",
  places: "see",
  activities: "do",
  shopping: "shop",
  services: "service",
} as const satisfies Record<Exclude<EntryType, "recommendations">, EntryKind>;

const FOOD = new Set<Category>(["restaurant", "cafe", "pub", "bar", "bakery", "fast_food", "ice_cream"]);
export const isFood = ({ category }: Pick<PlaceNearby, "category">) => FOOD.has(category);

/** An entry of the recommendations has fewer facts than that of the list it comes from. */
const SHORT = new Set(["english", "length", "dogs", "wheelchair"]);

/** Returns the frames that an entry may begin with, those of the host's tone where there are any. */
export function framesFor(type: EntryType, place: PlaceNearby, plan: Plan): Frame[] {
  const kind = type === "recommendations" ? (isFood(place) ? "eat" : "see") : kinds[type];
  const { category } = place;
  return usableFrames(entryFrames[kind], {
    tone: plan.tone ?? "plain",
    holes: sentenceFactsOf(place, plan),
    category,
  });
}

/** Returns the facts that an entry may have: all that are known of its place. */
export const factsFor = (type: EntryType, place: PlaceNearby) =>
  factsOf(place).filter((id) => type !== "recommendations" || SHORT.has(id));

/** Chooses by rule: the picked places in order, with all known facts; the first of each kind in the host's tone. */
export function chooseEntries(type: EntryType, plan: Plan): EntryChoice[] {
  const entries: EntryChoice[] = [];
  for (const place of plan.picks[type]) {
    const frame = usualFrame(type, place, plan, entries.at(-1));
    if (frame) entries.push({ place, frame, facts: factsFor(type, place) });
  }
  return entries;
}

/** The frame names the kind, which has to be more exact than the label. */
const KIND = /\{a?kind\}/i;

/** Returns the frame of an entry by rule: the plainest, except for the first of a kind where the host chose a tone. */
export function usualFrame(
  type: EntryType,
  place: PlaceNearby,
  plan: Plan,
  before: EntryChoice | undefined,
): Frame | undefined {
  const isFirst = before?.place.category !== place.category;
  const isPlain = !plan.tone || (plan.tone === "warm" && (!isFirst || type === "services"));
  const all = framesFor(type, place, isPlain ? { ...plan, tone: null } : plan);
  const telling = all.filter(({ text }) => KIND.test(text));
  const frames = telling.length > 0 ? telling : all;
  if (isPlain || plan.tone === "brief") return frames[0];
  const others = frames.filter(({ id }) => id !== before?.frame.id);
  return inTurn(others.length > 0 ? others : frames, place.id, plan.round);
}
