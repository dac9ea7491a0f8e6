import type { Category } from "#places/category.ts";
import { knownness } from "#generation/worth.ts";
import type { PlaceNearby } from "#places/place.ts";

/** So many places to eat and to shop within a walk, and the property stands in a city; metres. */
const MANY = 40;
const WALK = 1500;
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
/** In a city nobody goes further for anything but a sight; where the map has it only there, the map has a hole. */
const CITY = 15_000;
/** A town that lives on guests may have its hospital in the next one; metres. */
const CARE = 60_000;
const CARES = new Set<Category>(["hospital", "clinic", "pharmacy", "police", "vet"]);
const TRAVELLED = new Set<Category>(["airport", "train", "beach", "national_park", "zoo", "theme_park"]);

/** Leaves out what is further than anybody in a city would go, but for what people travel to. */
export function withoutHoles(places: PlaceNearby[]): PlaceNearby[] {
  const close = places.filter(({ category, metres }) => EVERYDAY.has(category) && metres <= WALK);
  if (close.length < MANY) return places;
  return places.filter(
    (place) =>
      place.metres <= (CARES.has(place.category) ? CARE : CITY) ||
      TRAVELLED.has(place.category) ||
      knownness(place) === 1,
  );
}
