import type { Database } from "#platform/database.server.ts";
import { readPostalAddress, type TypedPostalAddress } from "#places/postalAddress.ts";
import { findNames, matchScore, placeIdOf, type Found } from "#places/index/search.server.ts";
import type { Suggestion } from "#places/place.ts";
import { sayArea } from "#places/regions.ts";

/** Completes an address from the index and the towns that ship: Australian ones only, at most six. */
export async function completePostalAddress(db: Database, text: string): Promise<Suggestion[]> {
  const typed = readPostalAddress(text);
  const found = await findNames(db, typed, { unfinished: typed.unfinished, limit: 60 });
  const fitting = found.filter(({ country }) => country === "AU");
  const ranked = fitting.toSorted(
    (a, b) => matchScore(b, typed) - matchScore(a, typed) || a.name.localeCompare(b.name),
  );
  const suggestions = ranked.map((each) => suggestion(each, typed));
  return [...new Map(suggestions.map((each) => [each.description, each])).values()].slice(0, 6);
}

function suggestion(found: Found, { unit, number }: TypedPostalAddress): Suggestion {
  const town = found.kind === "locality";
  const mainText = town ? found.name : [unitAndNumber(unit, number), found.name].filter(Boolean).join(" ");
  const area = town ? { ...found, locality: "" } : found;
  const secondaryText = sayArea(area);
  const description = town ? sayArea(found) : [mainText, secondaryText].filter(Boolean).join(", ");
  return { placeId: placeIdOf(found), description, mainText, secondaryText };
}

/** "4/12", "Level 2, 12". */
function unitAndNumber(unit: string, number: string): string {
  const [, flat = ""] = /^Unit (\w+)$/.exec(unit) ?? [];
  if (!number || !unit) return number;
  return flat ? `${flat}/${number}` : `${unit}, ${number}`;
}
