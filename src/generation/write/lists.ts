import { chooseEntries, factsFor, isFood, usualFrame, type EntryType } from "#generation/choose/entries.ts";
import type { EntryChoice } from "#generation/choose/choice.ts";
import { formatFacts } from "#generation/facts/placeFacts.ts";
import { fillFrame, type Frame } from "#generation/frames/frame.ts";
import { sentenceFactsOf } from "#generation/frames/sentenceFacts.ts";
import { receipt, type GeneratedSection } from "#generation/generatedSection.ts";
import { shownLabel, shownName } from "#generation/placeName.ts";
import { phoneOf } from "#generation/phone.ts";
import type { Plan } from "#generation/plan.ts";
import { formatAge } from "#generation/format.ts";
import { formatOpeningHours } from "#places/openingHours.ts";
import { whyChosen } from "#generation/whyChosen.ts";
import type { PlaceNearby } from "#places/place.ts";
import type { ListItem } from "#sections/list/content.ts";

type ListType = "places" | "activities" | "shopping" | "dining" | "services";

/** The questions to the host where the map has places, and where it has none. */
const questions: Record<ListType, [some: string, none: string]> = {
  places: [
    "Add sights that you love, and take out any that you would not send a guest to.",
    "We know of no sights near this address. Add the ones you know.",
  ],
  activities: [
    "Add what you like to do here, and take out what you would not send a guest to.",
    "We know of nothing to do near this address. Add what you know.",
  ],
  shopping: [
    "Add shops that you go to yourself, and take out any that you would not send a guest to.",
    "We know of no shops near this address. Add the ones you know.",
  ],
  dining: [
    "Add places where you like to eat, and take out any that you would not send a guest to.",
    "We know of no places to eat near this address. Add the ones you know.",
  ],
  services: [
    "Check that these are the ones you would send a guest to, and add any that are missing.",
    "We know of no services near this address. Add the ones you know.",
  ],
};

/** Returns the item of a place: the source's exact name, a sentence of ours, then facts from the source. */
function itemOf({ place, frame, facts }: EntryChoice, plan: Plan): ListItem {
  const english = formatFacts(place, ["english"]);
  const rest = formatFacts(
    place,
    facts.filter((id) => id !== "english"),
  );
  const first = fillFrame(frame, sentenceFactsOf(place, plan)) ?? "";
  const description = [...english, first, ...rest].filter(Boolean).join(" ");
  const position = `${place.lat.toFixed(5)},${place.lon.toFixed(5)}`;
  return { name: shownName(place), description, category: shownLabel(place), placeId: place.id, position };
}

export function usualItem(type: EntryType, place: PlaceNearby, plan: Plan): ListItem {
  const frame = usualFrame(type, place, plan, undefined);
  return itemOf({ place, frame: frame ?? NO_FRAME, facts: factsFor(type, place) }, plan);
}

/** For a place without a frame that can be filled: the facts alone. */
const NO_FRAME: Frame = { id: "none", tone: "plain", text: "" };

/** Writes a list section, or its questions where the map has no places for it. */
export function writeList(
  type: ListType,
  plan: Plan,
  entries: readonly EntryChoice[] = chooseEntries(type, plan),
): GeneratedSection<ListType> {
  const [some, none] = questions[type];
  const age = noticeOfAge(
    entries.map(({ place }) => place),
    plan,
  );
  const prompts = [entries.length > 0 ? some : none, ...(age ? [age] : [])];
  const items = entries.map((entry) => itemOf(entry, plan));
  return {
    content: { items },
    prompts,
    sources: entries.map(({ place }) => receipt(place, whyChosen(place, plan))),
  };
}

/** Returns a sentence with the age of hours and numbers where the map is older than a year. */
export function noticeOfAge(places: readonly PlaceNearby[], { mapYears }: Plan): string | null {
  const hasDetails = places.some(({ tags }) => formatOpeningHours(tags["opening_hours"]) ?? phoneOf(tags));
  return hasDetails && mapYears > 1
    ? `The map is about ${formatAge(mapYears)} old: check opening hours and telephone numbers.`
    : null;
}

export function writeRecommendations(
  plan: Plan,
  entries: readonly EntryChoice[] = chooseEntries("recommendations", plan),
): GeneratedSection<"recommendations"> {
  const items = (isOfThem: (entry: EntryChoice) => boolean) =>
    entries.filter(isOfThem).map((entry) => itemOf(entry, plan));
  const restaurants = items(({ place }) => isFood(place));
  const activities = items(({ place }) => !isFood(place));
  const prompts = ["Add your own favourites: what you would tell a friend who stays here."];
  const sources = entries.map(({ place }) => receipt(place, whyChosen(place, plan)));
  return { content: { restaurants, activities }, prompts, sources };
}
