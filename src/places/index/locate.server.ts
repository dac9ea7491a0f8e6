import type { Database } from "#platform/database.server.ts";
import { readPostalAddress, type TypedPostalAddress } from "#places/postalAddress.ts";
import { findMisspelt } from "#places/index/misspelt.server.ts";
import { findNames, matchScore, ofRow, placeIdOf, type Found } from "#places/index/search.server.ts";
import { houseNumbersOn, nameById } from "#places/index/store.server.ts";
import { shippedMap } from "#places/localities.ts";
import type { Located } from "#places/place.ts";
import type { PostalAddressQuery } from "#places/service.ts";
import { isStreetKind, normalisedWords } from "#places/normalise.ts";

/** Finds a typed or chosen address. What cannot be found whole is looked for by its town. */
export async function locatePostalAddress(
  db: Database,
  { text, placeId }: PostalAddressQuery,
): Promise<Located | null> {
  const chosen = /^index:([\w-]+)$/.exec(placeId ?? "")?.[1];
  const typed = readPostalAddress(text);
  const row = chosen ? await nameById(db, chosen) : undefined;
  if (row) return located(db, ofRow(row), typed);
  // "Denmark" may be a country or a town in Western Australia: a street that is there decides.
  const whole = await best(db, typed.words, typed);
  if (whole) return located(db, whole, typed);
  return typed.abroad ? locateAbroad(db, typed) : locateTown(db, typed);
}

/** The same address without its last part, which names the country: nothing of ours is found for it. */
async function locateAbroad(db: Database, typed: TypedPostalAddress): Promise<Located | null> {
  const [first = { text: "", words: [] }, ...rest] = typed.parts.slice(0, -1);
  // Much of the world writes the number behind the street: "Städtle 49".
  const [, text = "", behind = ""] = /^(.*\D)\s+(\d+[a-z]?)$/i.exec(first.text) ?? [];
  const isBehind = behind !== "" && typed.number === "";
  const parts = [isBehind ? { text, words: normalisedWords(text) } : first, ...rest];
  const within = {
    ...typed,
    number: isBehind ? behind : typed.number,
    parts,
    words: parts.flatMap(({ words }) => words),
    country: typed.abroad,
    abroad: "",
  };
  const whole = await best(db, within.words, within);
  return whole ? located(db, whole, within) : locateTown(db, within);
}

async function locateTown(db: Database, typed: TypedPostalAddress): Promise<Located | null> {
  for (const { words, street } of endings(typed)) {
    const query = { ...typed, words, number: "" };
    const found = await findNames(db, query, { unfinished: false, limit: 60 });
    const towns = found.filter(({ kind, country }) => kind === "locality" && isWithin(country, typed));
    const town = bestMatch(towns, query);
    if (!town) continue;
    const alike = await findMisspelt(db, street.replace(typed.number, ""), town);
    return alike ? located(db, alike, typed) : { ...(await located(db, town, typed)), street };
  }
  return null;
}

/** Where a town may stand in an address whose street is not known: after a comma, else its last words. */
function endings({ parts, number }: TypedPostalAddress): { words: string[]; street: string }[] {
  const streetOf = (text = "") => [number, text].filter(Boolean).join(" ");
  const afterCommas = parts
    .slice(1)
    .toReversed()
    .map(({ words }) => ({ words, street: streetOf(parts[0]?.text) }));
  const last = parts.at(-1) ?? { text: "", words: [] };
  const typedWords = last.text.split(/\s+/);
  const lastWords = [3, 2, 1]
    .filter((limit) => limit < last.words.length)
    .map((limit) => ({
      words: last.words.slice(-limit),
      street: streetOf(parts.length > 1 ? parts[0]?.text : typedWords.slice(0, -limit).join(" ")),
    }));
  return [...afterCommas, ...lastWords];
}

/** A name whose country the map does not say may be in any. */
const isWithin = (country: string, typed: TypedPostalAddress) =>
  country === "" || typed.country === "" || country === typed.country;

async function best(db: Database, words: string[], typed: TypedPostalAddress): Promise<Found | undefined> {
  const query = { ...typed, words };
  const found = await findNames(db, query, { unfinished: false, limit: 60 });
  const fitting = found.filter(
    ({ kind, country }) => (kind === "street" || typed.number === "") && isWithin(country, typed),
  );
  return bestMatch(fitting, query);
}

/**
 * The one that was meant. A street has no word in its name that was not typed: "West 13th Street" is not "West Street".
 * A town may, if it is the only one: "Byron" is Byron Bay.
 */
function bestMatch(found: Found[], typed: TypedPostalAddress): Found | undefined {
  const isWhole = ({ name }: Found) =>
    normalisedWords(name).every((word) => typed.words.includes(word) || isStreetKind(word));
  const byScore = (some: Found[]) => some.toSorted((a, b) => matchScore(b, typed) - matchScore(a, typed))[0];
  const whole = byScore(found.filter(isWhole));
  if (whole) return whole;
  const towns = found.filter(({ kind }) => kind === "locality");
  return new Set(towns.map(({ name, state }) => `${name}, ${state}`)).size === 1 ? towns[0] : undefined;
}

async function located(db: Database, found: Found, typed: TypedPostalAddress): Promise<Located> {
  const { kind, nameId, lat, lon, locality, state, postcode, country } = found;
  const isStreet = kind === "street";
  const numbered = isStreet && nameId ? await nearestNumber(db, nameId, typed.number) : undefined;
  const isExact = numbered?.number === typed.number.toLowerCase();
  return {
    placeId: placeIdOf(found),
    source: nameId ? "index" : "geonames",
    precision: numbered && isExact ? "rooftop" : isStreet ? "street" : "locality",
    street: isStreet ? [typed.number, found.name].filter(Boolean).join(" ") : "",
    unit: typed.unit,
    locality: locality || (shippedMap.nearest(found)?.name ?? ""),
    state,
    postcode: postcode || typed.postcode,
    country: country || typed.country,
    lat: numbered?.lat ?? lat,
    lon: numbered?.lon ?? lon,
  };
}

/** The house itself, else the one whose number is nearest: the middle of a long road may be far from it. */
async function nearestNumber(db: Database, nameId: string, typed: string) {
  // A lot has no place among the houses.
  if (!/^\d/.test(typed)) return undefined;
  const number = typed.toLowerCase();
  const numbers = await houseNumbersOn(db, nameId);
  const away = (one: { number: string }) => Math.abs(parseInt(one.number) - parseInt(number));
  return numbers.find((one) => one.number === number) ?? numbers.toSorted((a, b) => away(a) - away(b))[0];
}
