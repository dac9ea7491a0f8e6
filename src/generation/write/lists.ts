import { receipt, type GeneratedSection } from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import { phoneOf } from "#generation/phone.ts";
import { describePlace, describeShortly, sayAge } from "#generation/say.ts";
import { labelOf } from "#generation/kinds.ts";
import { sayOpeningHours } from "#places/openingHours.ts";
import type { PlaceNearby } from "#places/place.ts";
import type { ListItem } from "#sections/list/content.ts";

export type ListType = "places" | "activities" | "shopping" | "dining" | "services";

/** What the host is asked where the map has something, and where it has nothing. */
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

/** The item of a place: the source's exact name, then only what the source says. */
function itemOf(place: PlaceNearby, plan: Plan, line = "", describe = describePlace): ListItem {
  const description = [line, describe(place, plan)].filter(Boolean).join(" ");
  return {
    name: place.name,
    description: description.slice(0, 2000),
    category: labelOf(place),
    placeId: place.id,
  };
}

/** Writes a list section, or its gap where the map has nothing for it. `lines` are a writer's own words by place. */
export function writeList(
  type: ListType,
  plan: Plan,
  lines: Map<string, string> = new Map(),
): GeneratedSection<ListType> {
  const places = plan.picks[type];
  const [some, none] = questions[type];
  const prompts = [places.length > 0 ? some : none, ...ageOf(places, plan)];
  const items = places.map((place) => itemOf(place, plan, lines.get(place.id)));
  return { content: { items }, prompts, sources: places.map(receipt) };
}

/** Hours and numbers change sooner than streets. */
function ageOf(places: PlaceNearby[], { mapYears }: Plan): string[] {
  const hasDetails = places.some(({ tags }) => sayOpeningHours(tags["opening_hours"]) ?? phoneOf(tags));
  return hasDetails && mapYears > 1
    ? [`The map is about ${sayAge(mapYears)} old: check opening hours and telephone numbers.`]
    : [];
}

const FOOD = new Set(["restaurant", "cafe", "pub", "bar", "bakery", "fast_food", "ice_cream"]);

export function writeRecommendations(
  plan: Plan,
  lines: Map<string, string> = new Map(),
): GeneratedSection<"recommendations"> {
  const places = plan.picks.recommendations;
  // What else is known of them stands in the lists that they come from.
  const item = (place: PlaceNearby) => itemOf(place, plan, lines.get(place.id), describeShortly);
  const restaurants = places.filter(({ category }) => FOOD.has(category)).map(item);
  const activities = places.filter(({ category }) => !FOOD.has(category)).map(item);
  const prompts = ["Add your own favourites: what you would tell a friend who stays here."];
  return { content: { restaurants, activities }, prompts, sources: places.map(receipt) };
}
