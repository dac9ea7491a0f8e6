import { isOnlyKind } from "#generation/placeName.ts";
import { isFacility, type Category } from "#places/category.ts";
import { distanceMetres } from "#places/geo.ts";
import type { PlaceNearby } from "#places/place.ts";

/** What everybody finds, so that other things are found by it. */
const LANDMARKS = new Set<Category>(
  "park garden beach nature_reserve museum attraction heritage train library mall supermarket sports_centre swimming zoo".split(
    " ",
  ) as Category[], // each is one
);
/** Nobody finds anything by a plaque. */
const isSmall = ({ historic, artwork_type: artwork }: PlaceNearby["tags"]) =>
  historic === "memorial" || artwork !== undefined;

/** As near one stands at it. */
const NEAR_METRES = 150;

/** Says of what has no name, or one that is only a kind, what it stands near. */
export function withLandmarks(places: PlaceNearby[]): PlaceNearby[] {
  const landmarks = places.filter(
    ({ category, name, tags }) =>
      LANDMARKS.has(category) && name !== "" && !isOnlyKind(name) && !isSmall(tags),
  );
  return places.map((place) => {
    if (!isFacility(place.category) || (place.name !== "" && !isOnlyKind(place.name))) return place;
    const landmark = nearestOf(landmarks, place, NEAR_METRES)?.name;
    return landmark ? { ...place, landmark } : place;
  });
}

/** A beach is long, and its position is its middle; metres. */
const SAME_BEACH = 600;

/** Says of the beach that is nearest to a lifeguard that it is patrolled. */
export function withLifeguards(places: PlaceNearby[]): PlaceNearby[] {
  const beaches = places.filter(({ category }) => category === "beach");
  const patrolled = new Set(
    places
      .filter(({ category }) => category === "lifeguard")
      .map((lifeguard) => nearestOf(beaches, lifeguard, SAME_BEACH)?.id),
  );
  return places.map((place) =>
    patrolled.has(place.id) ? { ...place, tags: { ...place.tags, supervised: "yes" } } : place,
  );
}

function nearestOf(places: readonly PlaceNearby[], to: PlaceNearby, within: number): PlaceNearby | undefined {
  const near = places.map((place) => ({ place, metres: distanceMetres(place, to) }));
  const [best] = near.filter(({ metres }) => metres <= within).toSorted((a, b) => a.metres - b.metres);
  return best?.place;
}
