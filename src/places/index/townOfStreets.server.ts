import { distanceMetres } from "#places/geo.ts";
import { isCompatible } from "#places/index/isCompatible.server.ts";
import { findIndexed, type Found } from "#places/index/search.server.ts";
import { normalisedWords } from "#places/normalise.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";
import { townParts } from "#places/townParts.ts";
import type { Database } from "#core/database.server.ts";

/** Streets of one town are within this distance of each other; metres. */
const SAME_METRES = 30_000;
const MAX_STREETS = 500;

/**
 * Returns a town that the map knows only as that of its streets, in their middle, with the text before it. Null where
 * streets of several towns have that name.
 */
export async function findTownOfStreets(db: Database, typed: TypedPostalAddress) {
  for (const { words, street } of townParts(typed)) {
    const rows = await findIndexed(db, words, { unfinished: false, limit: MAX_STREETS });
    const streets = rows.filter(
      (row) =>
        row.kind === "street" &&
        normalisedWords(row.locality).join(" ") === words.join(" ") &&
        isCompatible(row, { ...typed, postcode: "" }),
    );
    const coded = streets.filter(({ postcodes }) => postcodes.includes(typed.postcode));
    const [first, ...others] = coded.length > 0 ? coded : streets;
    if (!first || others.some((other) => distanceMetres(first, other) > SAME_METRES)) continue;
    return { town: townOf([first, ...others]), street };
  }
  return null;
}

function townOf(streets: readonly [Found, ...Found[]]): Found {
  const [first] = streets;
  const middle = (of: (street: Found) => number) =>
    streets.map(of).toSorted((a, b) => a - b)[Math.floor(streets.length / 2)] ?? of(first);
  return {
    ...first,
    kind: "locality",
    name: first.locality,
    words: normalisedWords(first.locality),
    postcode: "",
    postcodes: [],
    lat: middle(({ lat }) => lat),
    lon: middle(({ lon }) => lon),
  };
}
