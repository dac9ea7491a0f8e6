import { distanceMetres } from "#places/geo.ts";
import type { Found } from "#places/index/search.server.ts";
import { localitiesNamed, localitiesWithPostcode } from "#places/localities.ts";
import { normalisedWords } from "#places/normalise.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";

type Area = Pick<TypedPostalAddress, "state" | "postcode" | "country">;

/** Returns whether a street or town matches the typed state, postcode and country. */
export function isCompatible(found: Found, typed: Area): boolean {
  return isWithinCountry(found, typed) && hasState(found, typed) && mayHavePostcode(found, typed);
}

/** A name without a country matches any. */
export const isWithinCountry = ({ country }: Pick<Found, "country">, typed: Pick<Area, "country">) =>
  country === "" || typed.country === "" || country === typed.country;

function hasState({ state, country }: Found, typed: Area): boolean {
  if (typed.state === "" || state === typed.state) return true;
  // Elsewhere maps write states in full, abbreviated, or not at all.
  return typed.country !== "AU" && country !== "AU" && state.length !== typed.state.length;
}

/** The postcode of the street or town, or of the street's town; without one, any. */
function mayHavePostcode(found: Found, { postcode }: Area): boolean {
  if (postcode === "" || found.postcodes.includes(postcode)) return true;
  const towns = localitiesNamed(normalisedWords(found.locality)).filter(
    ({ state, postcodes }) => state === found.state && postcodes.length > 0,
  );
  const near = towns.filter((town) => distanceMetres(town, found) < NEAR_METRES);
  if (near.length > 0) return near.some(({ postcodes }) => postcodes.includes(postcode));
  if (found.postcodes.length > 0) return false;
  const coded = localitiesWithPostcode(postcode).filter(({ country }) => country === found.country);
  return coded.length === 0 || coded.some((town) => distanceMetres(town, found) < NEAR_METRES);
}

const NEAR_METRES = 40_000;
