import { readAbroad } from "#places/abroad.ts";
import { asChoices, type Choices } from "#places/index/choices.server.ts";
import { findMisspelt } from "#places/index/misspelt.server.ts";
import { placeIdOf, type Found, ofRow, ofTown } from "#places/index/search.server.ts";
import { houseNumbersOn, nameById } from "#places/index/store.server.ts";
import { findStreet } from "#places/index/streets.server.ts";
import { findTownOfStreets } from "#places/index/townOfStreets.server.ts";
import { findTown } from "#places/index/whichTown.server.ts";
import { localitiesNamed, shippedLocalities, shippedMap } from "#places/localities.ts";
import { distanceMetres } from "#places/geo.ts";
import { normalisedWords } from "#places/normalise.ts";
import type { Located } from "#places/place.ts";
import { formatStreetLine } from "#places/streetLine.ts";
import { readPostalAddress, type TypedPostalAddress } from "#places/postalAddress.ts";
import type { PostalAddressQuery } from "#places/placesService.ts";
import type { Database } from "#core/database.server.ts";

/** The result of a look-up: a location, null, or possible towns. */
type Whereabouts = { located: Located | null } | Choices;

/** Finds an address, else its town, never across what was typed. Returns choices in doubt (Places 1). */
export async function locatePostalAddress(
  db: Database,
  { text, placeId = "" }: PostalAddressQuery,
): Promise<Whereabouts> {
  const typed = readPostalAddress(text);
  const chosen = /^index:([\w-]+)$/.exec(placeId)?.[1];
  const row = chosen ? await nameById(db, chosen) : undefined;
  const town = row ? undefined : shippedTown(placeId);
  if (row?.kind === "street") return { located: await located(db, [ofRow(row)], typed) };
  if (row || town) return inTown(db, row ? ofRow(row) : town, typed);
  if (!typed.abroad) return locate(db, typed);
  const abroad = await locate(db, readAbroad(typed));
  if ("choices" in abroad || abroad.located || !typed.namesCountry) return abroad;
  return mayBeHere(db, typed);
}

/** "12 Strand Street, Denmark" may be in a country or in a town of Western Australia: a street there decides, or the host. */
async function mayBeHere(db: Database, typed: TypedPostalAddress): Promise<Whereabouts> {
  const streets = typed.number ? await findStreet(db, typed) : [];
  if ("choices" in streets || streets.length > 0) return foundStreet(db, streets, typed);
  const namesakes = localitiesNamed(typed.parts.at(-1)?.words ?? []).map(ofTown);
  const mayBeTown = typed.parts.length === 2 && typed.number !== "" && namesakes.length > 0;
  return mayBeTown ? asChoices("several", namesakes, typed) : { located: null };
}

async function locate(db: Database, typed: TypedPostalAddress): Promise<Whereabouts> {
  const streets = await findStreet(db, typed);
  if ("choices" in streets || streets.length > 0) return foundStreet(db, streets, typed);
  const found = (await findTown(db, typed)) ?? (await findTownOfStreets(db, typed));
  if (!found) return { located: null };
  if ("choices" in found) return found;
  const there = typed.postcode ? await streetIn(db, found.town, typed) : [];
  if (there.length > 0) return { located: await atStreet(db, there, typed) };
  return { located: await nearTown(db, found.town, found.street, typed) };
}

/** Returns the street of a town where the map has another postcode for it. */
async function streetIn(db: Database, town: Found, typed: TypedPostalAddress): Promise<Found[]> {
  const streets = await findStreet(db, { ...typed, postcode: "" });
  if ("choices" in streets) return [];
  const isHere = (street: Found) =>
    normalisedWords(street.locality).join(" ") === town.words.join(" ") &&
    distanceMetres(street, town) < TOWN_METRES;
  return streets.filter(isHere);
}

/** The house is not certain where the postcode differs. */
async function atStreet(db: Database, streets: Found[], typed: TypedPostalAddress): Promise<Located> {
  return { ...(await located(db, streets, typed)), precision: "street", postcode: typed.postcode };
}

async function foundStreet(db: Database, streets: Found[] | Choices, typed: TypedPostalAddress) {
  return "choices" in streets ? streets : { located: await located(db, streets, typed) };
}

/** The host chose the town: looks for the street only there. */
async function inTown(db: Database, town: Found | undefined, typed: TypedPostalAddress) {
  if (!town) return { located: null };
  const [first] = typed.parts;
  const isTown = first?.words.join(" ") === town.words.join(" ") && typed.number === "";
  if (!first || isTown) return { located: await nearTown(db, town, "", typed) };
  const { name, state, country } = town;
  const parts = [first, { text: name, words: town.words }];
  const words = parts.flatMap((part) => part.words);
  const postcode = town.postcodes.includes(typed.postcode) ? typed.postcode : "";
  const there = { ...typed, parts, words, state, postcode, country, abroad: "" };
  const streets = await findStreet(db, there);
  if (!("choices" in streets) && streets.length > 0) return { located: await located(db, streets, there) };
  const street = [typed.number, first.text].filter(Boolean).join(" ");
  return { located: await nearTown(db, town, street, there) };
}

/** Returns the street of the town that probably was meant, else the town. */
async function nearTown(db: Database, town: Found, street: string, typed: TypedPostalAddress) {
  const alike = street ? await findMisspelt(db, street.replace(typed.number, ""), town) : undefined;
  if (alike) return located(db, [alike], typed);
  const { number, isNumberLast } = typed;
  const name = number ? street.replace(number, "").trim() : street;
  const line = formatStreetLine({ number, street: name, country: town.country, isNumberLast });
  return { ...(await located(db, [town], typed)), street: line };
}

function shippedTown(placeId: string): Found | undefined {
  const [country, state, name, postcode = ""] = /^town:(.+)$/.exec(placeId)?.[1]?.split("/") ?? [];
  const named = shippedLocalities().filter(
    (each) => each.name === name && each.state === state && each.country === country,
  );
  const town = named.find(({ postcodes }) => postcodes.includes(postcode)) ?? named[0];
  return town && ofTown(town);
}

async function located(db: Database, [found, ...same]: Found[], typed: TypedPostalAddress): Promise<Located> {
  if (!found) throw new Error("Nothing was found.");
  const { kind, lat, lon, locality, state, postcode, postcodes, country, nameId } = found;
  const isStreet = kind === "street";
  const ids = [found, ...same].flatMap((each) => each.nameId ?? []);
  const numbered = isStreet ? await nearestNumber(db, ids, typed.number) : undefined;
  const isExact = numbered?.number === typed.number.toLowerCase();
  return {
    placeId: placeIdOf(found),
    source: nameId ? "index" : "geonames",
    precision: numbered && isExact ? "rooftop" : isStreet ? "street" : "locality",
    street: isStreet ? formatStreetLine({ ...typed, street: found.name, country }) : "",
    unit: typed.unit,
    locality: locality || (shippedMap().nearest(found)?.name ?? ""),
    state,
    postcode: postcodes.includes(typed.postcode)
      ? typed.postcode
      : postcode || typed.postcode || postcodeOf(found),
    country: country || typed.country,
    lat: numbered?.lat ?? lat,
    lon: numbered?.lon ?? lon,
  };
}

/** Returns the postcode of a street's town, if it has only one. */
function postcodeOf(found: Found): string {
  const towns = localitiesNamed(normalisedWords(found.locality)).filter(
    (town) => town.state === found.state && distanceMetres(town, found) < TOWN_METRES,
  );
  const [postcode = "", ...others] = towns.flatMap(({ postcodes }) => postcodes);
  return others.length === 0 ? postcode : "";
}

const TOWN_METRES = 20_000;

/** Returns the house, else the one with the nearest number: the middle of a long road may be far from it. */
async function nearestNumber(db: Database, nameIds: string[], typed: string) {
  // A lot number is no house number.
  if (!/^\d/.test(typed)) return undefined;
  const number = typed.toLowerCase();
  const numbers = (await Promise.all(nameIds.map((id) => houseNumbersOn(db, id)))).flat();
  const away = (one: { number: string }) => Math.abs(parseInt(one.number) - parseInt(number));
  return numbers.find((one) => one.number === number) ?? numbers.toSorted((a, b) => away(a) - away(b))[0];
}
