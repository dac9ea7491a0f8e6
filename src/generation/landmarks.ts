import { isOnlyKind } from "#generation/placeName.ts";
import { isFacility, type Category } from "#places/category.ts";
import { distanceMetres } from "#places/geo.ts";
import type { PlaceNearby } from "#places/place.ts";

/** Categories that guests find easily, used to describe where other places are. */
const LANDMARKS = new Set<Category>(
  "park garden beach nature_reserve museum attraction heritage train library mall supermarket sports_centre swimming zoo".split(
    " ",
  ) as Category[], // each is one
);
/** Returns whether a landmark is too small to find a place by: a plaque. */
const isSmall = ({ historic, artwork_type: artwork }: PlaceNearby["tags"]) =>
  historic === "memorial" || artwork !== undefined;

/** Within this distance a place is described as at a landmark. */
const NEAR_METRES = 150;

/** Adds the nearest landmark to places without a name, or with one that is only a kind. */
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
const SAME_BEACH_METRES = 600;

/** Marks the beach nearest to a lifeguard as patrolled. */
export function withLifeguards(places: PlaceNearby[]): PlaceNearby[] {
  const beaches = places.filter(({ category }) => category === "beach");
  const patrolled = new Set(
    places
      .filter(({ category }) => category === "lifeguard")
      .map((lifeguard) => nearestOf(beaches, lifeguard, SAME_BEACH_METRES)?.id),
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
