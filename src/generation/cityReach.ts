import type { Category } from "#places/category.ts";
import { knownness } from "#generation/placeScore.ts";
import type { PlaceNearby } from "#places/place.ts";

/** With this many places to eat and shop within a walk, guests go no further, except for a sight; metres. */
const REACH_METRES = [
  { many: 40, within: 15_000 },
  { many: 10, within: 30_000 },
];
const WALK_METRES = 1500;
const EVERYDAY = new Set<Category>([
  "restaurant",
  "cafe",
  "fast_food",
  "pub",
  "bar",
  "bakery",
  "supermarket",
  "convenience",
]);
/** The hospital of a tourist town may be in the next one. */
const CARE_METRES = 60_000;
const CARES = new Set<Category>(["hospital", "clinic", "pharmacy", "police", "vet"]);
const TRAVELLED = new Set<Category>(["airport", "train", "beach", "national_park", "zoo", "theme_park"]);

/** Removes places too far for guests in a city, except destinations: the map is incomplete there. */
export function withoutHoles(places: PlaceNearby[]): PlaceNearby[] {
  const close = places.filter(({ category, metres }) => EVERYDAY.has(category) && metres <= WALK_METRES);
  const reach = REACH_METRES.find(({ many }) => close.length >= many)?.within;
  if (reach === undefined) return places;
  return places.filter(
    (place) =>
      place.metres <= (CARES.has(place.category) ? CARE_METRES : reach) ||
      TRAVELLED.has(place.category) ||
      knownness(place) === 1,
  );
}
