import { distanceMetres } from "#places/geo.ts";
import { normalise } from "#places/normalise.ts";
import type { PlaceNearby } from "#places/place.ts";

/** Known in most countries, also where the map has no tag for it. */
const WORLDWIDE = new Set(
  (
    "starbucks,mcdonald s,mcdonalds,subway,kfc,burger king,pizza hut,domino s,dominos pizza,domino s pizza,dunkin donuts,dunkin," +
    "costa coffee,costa,taco bell,wendy s,five guys,hard rock cafe,krispy kreme,tim hortons,7 eleven,hungry jack s,nando s,oporto," +
    "red rooster,guzman y gomez,gloria jean s,the coffee club,muffin break,boost juice,h m,zara,ikea,target,kmart,big w"
  ).split(","),
);
/** Branches of one chain are further apart than two elements of one place. */
const APART_METRES = 300;

/** Marks branches of chains: a name that is known worldwide, or that is here more than once. */
export function withChains(places: PlaceNearby[]): PlaceNearby[] {
  const byName = Map.groupBy(places, ({ name, category }) => `${category} ${normalise(name)}`);
  const isBranch = ({ name, category, ...place }: PlaceNearby) =>
    WORLDWIDE.has(normalise(name)) ||
    (byName.get(`${category} ${normalise(name)}`) ?? []).some(
      (other) => distanceMetres(place, other) > APART_METRES,
    );
  return places.map((place) =>
    place.name !== "" && !place.tags["brand"] && isBranch(place)
      ? { ...place, tags: { ...place.tags, brand: place.name } }
      : place,
  );
}
