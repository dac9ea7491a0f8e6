import type { Database } from "#core/database.server.ts";
import { keyOf } from "#places/index/rows.server.ts";
import { ofRow, type Found } from "#places/index/search.server.ts";
import { namesWithWords } from "#places/index/store.server.ts";
import { isMisspelt, editDistance } from "#places/spelling.ts";
import { isStreetKind, normalise, normalisedWords } from "#places/normalise.ts";

/** More streets than any town has. */
const STREETS = 1000;

/** Returns the street of a town that is closest to the misspelt one; undefined for none, or two. */
export async function findMisspelt(db: Database, typed: string, town: Found): Promise<Found | undefined> {
  const [first, ...others] = normalisedWords(town.name).map(keyOf);
  const typedWords = normalisedWords(typed);
  if (!first || typedWords.length === 0) return undefined;
  const rarest = { word: first, unfinished: false };
  const rows = await namesWithWords(db, rarest, others, [], { scan: STREETS, limit: STREETS });
  const alike = rows.filter(
    ({ kind, name, locality, state }) =>
      kind === "street" &&
      normalise(locality) === normalise(town.name) &&
      (town.state === "" || state === town.state) &&
      mayBe(typedWords, normalisedWords(name)),
  );
  const far = ({ name }: { name: string }) =>
    editDistance(typedWords.join(" "), normalisedWords(name).join(" "));
  const [nearest, next] = alike.toSorted((a, b) => far(a) - far(b));
  const isUnambiguous = nearest && (!next || far(nearest) < far(next));
  return isUnambiguous ? ofRow(nearest) : undefined;
}

/** Word for word: "raod" is a misspelling of "road", "lane" is not. */
const mayBe = (typedWords: string[], name: string[]) =>
  typedWords.length === name.length &&
  typedWords.every(
    (word, at) => word === name[at] || (!isStreetKind(word) && isMisspelt(word, name[at] ?? "")),
  );
