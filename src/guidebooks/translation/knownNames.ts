import type { Leaf } from "#sections/field.ts";
import { leavesOf } from "#sections/section.ts";
import type { KnownNames } from "#guidebooks/translation/lock/lockedParts.ts";

const SHORTEST_NAME = 2;
/** Each is searched in each text. */
const MAX_NAMES = 1000;

/** Country names differ by language. */
const isName = ({ kind, verbatim, path }: Leaf) =>
  kind === "place" || (kind === "text" && verbatim === true && path !== "country");

/** Returns the names of networks, places and the property in a guidebook, the first 1,000, and its secrets. */
export function knownNames(
  guidebookName: string,
  sections: readonly { type: string; content: unknown }[],
): KnownNames {
  const leaves = sections.flatMap(leavesOf);
  const names = leaves.filter(isName).map(({ value }) => value.trim());
  const secrets = leaves.filter(({ kind }) => kind === "secret").map(({ value }) => value.trim());
  const long = (texts: readonly string[]) =>
    [...new Set(texts.filter(({ length }) => length >= SHORTEST_NAME))].slice(0, MAX_NAMES);
  return { names: long([guidebookName.trim(), ...names]), secrets: long(secrets) };
}
