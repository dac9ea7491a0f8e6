import { coreOfName } from "#generation/placeName.ts";
import { distanceMetres } from "#places/geo.ts";
import { isFacility, type Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";

/** Places with the same name within this distance are one that was mapped twice; metres. */
const SAME_PLACE_METRES = 120;

/** Categories of which one is often mapped as another. */
const FAMILIES: readonly (readonly Category[])[] = [
  ["restaurant", "cafe", "fast_food", "pub", "bar", "bakery", "ice_cream", "brewery", "winery"],
  ["heritage", "attraction", "museum", "gallery", "viewpoint", "lighthouse"],
  ["park", "garden", "nature_reserve", "dog_park", "national_park"],
];
const familyOf = (category: Category) =>
  FAMILIES.findIndex((family) => family.includes(category)) === -1
    ? category
    : String(FAMILIES.findIndex((family) => family.includes(category)));

/** Returns every place once: "Café Guflina" and "Guflina" a few metres apart are one, with more tags. */
export function withoutDuplicates(places: readonly PlaceNearby[]): PlaceNearby[] {
  const unique: PlaceNearby[] = [];
  const ids = new Set<string>();
  const byName = new Map<string, number[]>();
  for (const place of places) {
    if (ids.has(place.id) || (place.name === "" && isDrawnWithName(place, places))) continue;
    ids.add(place.id);
    const key = `${familyOf(place.category)} ${coreOfName(place.name)}`;
    const namesakes = byName.get(key) ?? [];
    const at = namesakes.find((one) => isSame(unique[one], place));
    const other = at === undefined ? undefined : unique[at];
    if (at === undefined || !other) {
      byName.set(key, [...namesakes, unique.length]);
      unique.push(place);
    } else if (detail(place) > detail(other)) unique[at] = place;
  }
  return unique;
}

/** Returns whether two places are one house: the same, or of one name a few metres apart. */
export const isSamePlace = (one: PlaceNearby, other: PlaceNearby): boolean =>
  one.id === other.id ||
  (one.name !== "" && coreOfName(one.name) === coreOfName(other.name) && isSame(one, other));

/** Returns whether a playground without a name is within one with a name. */
const isDrawnWithName = (place: PlaceNearby, places: readonly PlaceNearby[]) =>
  !isFacility(place.category) ||
  places.some((other) => other.category === place.category && other.name !== "" && isSame(other, place));

const isSame = (other: PlaceNearby | undefined, place: PlaceNearby) =>
  other !== undefined && distanceMetres(other, place) <= SAME_PLACE_METRES;

const detail = ({ tags }: PlaceNearby) => Object.keys(tags).length;
