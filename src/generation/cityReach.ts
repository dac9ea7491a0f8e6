import type { Category } from "#places/category.ts";
import { knownness } from "#generation/worth.ts";
import type { PlaceNearby } from "#places/place.ts";

/** So many places to eat and to shop within a walk, and nobody there goes further for anything but a sight; metres. */
const REACHES = [
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
/** A town that lives on guests may have its hospital in the next one. */
const CARE_METRES = 60_000;
const CARES = new Set<Category>(["hospital", "clinic", "pharmacy", "police", "vet"]);
const TRAVELLED = new Set<Category>(["airport", "train", "beach", "national_park", "zoo", "theme_park"]);

/**
 * Leaves out what is further than anybody in a city or a town would go, but for what people travel to: where the map has it
 * only there, the map has a hole, and the host is asked.
 */
export function withoutHoles(places: PlaceNearby[]): PlaceNearby[] {
  const close = places.filter(({ category, metres }) => EVERYDAY.has(category) && metres <= WALK_METRES);
  const reach = REACHES.find(({ many }) => close.length >= many)?.within;
  if (reach === undefined) return places;
  return places.filter(
    (place) =>
      place.metres <= (CARES.has(place.category) ? CARE_METRES : reach) ||
      TRAVELLED.has(place.category) ||
      knownness(place) === 1,
  );
}
