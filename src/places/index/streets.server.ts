import { distanceMetres } from "#places/geo.ts";
import { asChoices, type Choices } from "#places/index/choices.server.ts";
import { isCompatible } from "#places/index/isCompatible.server.ts";
import { findIndexed, matchScore, type Found } from "#places/index/search.server.ts";
import { townsNamed } from "#places/index/towns.server.ts";
import { localitiesNamed } from "#places/localities.ts";
import { isStreetKind, normalisedWords } from "#places/normalise.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";
import type { Database } from "#core/database.server.ts";

/** Rows of one street are within this distance; metres. */
const SAME_METRES = 30_000;
/** A town and its typed city are within this distance; metres. */
const WITHIN_CITY = 100_000;

/** Returns the street's rows, best first; choices for several towns. All words of its name must be typed. */
export async function findStreet(db: Database, typed: TypedPostalAddress): Promise<Found[] | Choices> {
  const all = (await readings(db, typed)).toSorted((a, b) => matchScore(b, typed) - matchScore(a, typed));
  const [best] = all;
  if (!best) return [];
  const isSame = (other: Found) => other.name === best.name && distanceMetres(best, other) < SAME_METRES;
  const others = all.filter((other) => !isSame(other) && isAsGood(other, best, typed));
  const firsts = [best, ...others];
  if (others.length > 0) return asChoices("several", firsts, typed);
  const elsewhere = await namesakesOffTheMap(db, best, typed);
  if (elsewhere.length > 0) return asChoices("several", [best, ...elsewhere], typed);
  return [
    best,
    ...all.filter((other) => other !== best && isSame(other) && other.locality === best.locality),
  ];
}

async function readings(db: Database, typed: TypedPostalAddress): Promise<Found[]> {
  const whole = await streetsWith(db, typed, typed.words);
  if (whole.length > 0) return whole;
  // "12 Harris Street, Ultimo, Sydney": a part after the town is its city.
  for (let at = typed.parts.length - 1; at >= 2; at -= 1) {
    const cities = await townsNamed(db, typed.parts[at]?.words ?? []);
    const words = typed.parts.filter((_, other) => other !== at).flatMap((part) => part.words);
    const found = await streetsWith(db, typed, words);
    const near = found.filter((street) => cities.some((city) => distanceMetres(street, city) < WITHIN_CITY));
    if (near.length > 0) return near;
  }
  return [];
}

async function streetsWith(db: Database, typed: TypedPostalAddress, words: string[]): Promise<Found[]> {
  const found = await findIndexed(db, words, { unfinished: false, limit: 60 });
  const streets = found.filter(
    (each) =>
      each.kind === "street" && isWhole(each, words) && isCompatible(each, typed) && saysStreet(each, typed),
  );
  return streets;
}

const isWhole = ({ name }: Found, words: string[]) =>
  normalisedWords(name).every((word) => words.includes(word) || isStreetKind(word));

/** A street is meant after a number or with a street type: "Valletta" is the town, not Valletta Road. */
function saysStreet({ name, locality }: Found, { number, words, parts }: TypedPostalAddress): boolean {
  if (number || parts.length > 1) {
    const isTown = parts.length === 1 || parts[0]?.words.join(" ") === normalisedWords(locality).join(" ");
    if (number || !isTown) return true;
  }
  const kinds = normalisedWords(name).filter(isStreetKind);
  return kinds.some((kind) => words.includes(kind)) || words.length > normalisedWords(name).length;
}

/** True when the typed town matches it equally; the order of the map does not count. */
function isAsGood(other: Found, best: Found, typed: TypedPostalAddress): boolean {
  const named = ({ locality }: Found) =>
    normalisedWords(locality).every((word) => typed.words.includes(word));
  if (named(best) && !named(other)) return false;
  const isCoded = ({ postcodes }: Found) => typed.postcode !== "" && postcodes.includes(typed.postcode);
  return (
    !(isCoded(best) && !isCoded(other)) &&
    normalisedWords(other.name).join() === normalisedWords(best.name).join()
  );
}

/** Towns of the same name outside the map, which may have the street, if no state or postcode was typed. */
async function namesakesOffTheMap(db: Database, best: Found, typed: TypedPostalAddress): Promise<Found[]> {
  if (typed.state || typed.postcode || typed.abroad || best.country !== "AU") return [];
  const words = normalisedWords(best.locality);
  const isFarther = (town: Found) => distanceMetres(town, best) > SAME_METRES;
  if (!localitiesNamed(words).some(({ country }) => typed.country === "" || country === typed.country))
    return [];
  const namesakes = (await townsNamed(db, words)).filter(
    (town) => isFarther(town) && (typed.country === "" || town.country === typed.country),
  );
  if (namesakes.length === 0 || (await isInCity(db, best, typed))) return [];
  const mapped = await findIndexed(db, words, { unfinished: false, limit: 2000 });
  const isMapped = (town: Found) =>
    mapped.some((row) => row.kind === "street" && distanceMetres(row, town) < SAME_METRES);
  return namesakes.filter((town) => !isMapped(town));
}

/** True when a part after the town names its city: "Croydon, Sydney". */
async function isInCity(db: Database, found: Found, { parts }: TypedPostalAddress): Promise<boolean> {
  const cities = parts.length < 3 ? [] : await townsNamed(db, parts.at(-1)?.words ?? []);
  return cities.some((city) => distanceMetres(city, found) < WITHIN_CITY);
}
