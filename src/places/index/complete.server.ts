import type { Database } from "#core/database.server.ts";
import { readPostalAddress, type TypedPostalAddress } from "#places/postalAddress.ts";
import { findNames, matchScore, placeIdOf, type Found } from "#places/index/search.server.ts";
import { withoutTwins } from "#places/index/towns.server.ts";
import type { Suggestion } from "#places/place.ts";
import { statesThatBegin, formatArea } from "#places/regions.ts";

const MAX_SUGGESTIONS = 6;

/** Completes an address from the index and the shipped towns: those of one country only, at most six. */
export async function completePostalAddress(
  db: Database,
  text: string,
  country: string,
): Promise<Suggestion[]> {
  const typed = readPostalAddress(text);
  const found = (
    await Promise.all(readingsOf(typed).map((reading) => findFitting(db, reading, country)))
  ).flat();
  const ranked = withoutTwins(found).toSorted(
    (a, b) => matchScore(b, typed) - matchScore(a, typed) || a.name.localeCompare(b.name),
  );
  const suggestions = ranked.map((each) => suggestionOf(each, typed));
  return [...new Map(suggestions.map((each) => [each.description, each])).values()].slice(0, MAX_SUGGESTIONS);
}

interface Reading {
  typed: TypedPostalAddress;
  isPossible: (found: Found) => boolean;
}

/** Returns the typed text, also with its last word as the start of a state or postcode: "Croydon Q". */
function readingsOf(typed: TypedPostalAddress): Reading[] {
  const last = typed.words.at(-1) ?? "";
  const whole = { typed, isPossible: () => true };
  if (!typed.unfinished || typed.words.length < 2 || typed.state || typed.postcode) return [whole];
  const shorter = { ...typed, words: typed.words.slice(0, -1), unfinished: false };
  const states = statesThatBegin(last);
  const readings: Reading[] = [whole];
  if (states.length > 0) readings.push({ typed: shorter, isPossible: ({ state }) => states.includes(state) });
  if (/^\d{1,3}$/.test(last))
    readings.push({
      typed: shorter,
      isPossible: ({ postcodes }) => postcodes.some((code) => code.startsWith(last)),
    });
  return readings;
}

/** Never of another state than typed; of another postcode only when none has the typed one. */
async function findFitting(db: Database, { typed, isPossible }: Reading, country: string): Promise<Found[]> {
  const found = await findNames(db, typed, { unfinished: typed.unfinished, limit: 60 });
  const fitting = found.filter(
    (each) =>
      each.country === country && isPossible(each) && (typed.state === "" || each.state === typed.state),
  );
  const coded = fitting.filter(({ postcodes }) => postcodes.includes(typed.postcode));
  const either = typed.postcode && coded.length > 0 ? coded : fitting;
  return either;
}

/** Returns a street or town as a suggestion, with the typed house number. */
export function suggestionOf(
  found: Found,
  { unit, number, postcode: typedPostcode }: Pick<TypedPostalAddress, "unit" | "number" | "postcode">,
): Suggestion {
  const town = found.kind === "locality";
  const mainText = town ? found.name : [unitAndNumber(unit, number), found.name].filter(Boolean).join(" ");
  const postcode = found.postcodes.includes(typedPostcode) ? typedPostcode : found.postcode;
  const area = { ...found, postcode, locality: town ? "" : found.locality };
  const secondaryText = formatArea(area);
  const description = town
    ? formatArea({ ...area, locality: found.name })
    : [mainText, secondaryText].filter(Boolean).join(", ");
  return { placeId: placeIdOf(found), description, mainText, secondaryText };
}

/** "4/12", "Level 2, 12". */
function unitAndNumber(unit: string, number: string): string {
  const [, flat = ""] = /^Unit (\w+)$/.exec(unit) ?? [];
  if (!number || !unit) return number;
  return flat ? `${flat}/${number}` : `${unit}, ${number}`;
}
