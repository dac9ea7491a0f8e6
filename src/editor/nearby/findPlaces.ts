import type { NearbyPlace } from "#generation/nearby/contract.ts";
import { normalise } from "#places/normalise.ts";
import type { ListItem } from "#sections/list/content.ts";

/** Returns the places whose name or kind has each of some words, in any order and spelling. */
export function placesWith(places: readonly NearbyPlace[], words: string): NearbyPlace[] {
  const wanted = normalise(words).split(" ").filter(Boolean);
  return places.filter(({ item, kind }) => {
    const text = normalise(`${item.name} ${kind} ${item.category}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns true where a list names a place already: by its id, or the same name, as generation compares (`merge.ts`). */
export function isNamedIn(rows: readonly ListItem[], { item }: NearbyPlace): boolean {
  return rows.some(
    ({ placeId, name }) => placeId === item.placeId || normalise(name) === normalise(item.name),
  );
}
