import { placesById } from "#places/index/store.server.ts";
import { storedPlace } from "#places/index/nearest.server.ts";
import type { Place } from "#places/place.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Returns those of these places that the index has now, by their id. Where it has none of them left, the index went and not
 * the places, so it returns null.
 */
export async function knownInIndex(
  { db }: AppContext,
  ids: readonly string[],
): Promise<Map<string, Place> | null> {
  const rows = await placesById(db, [...ids]);
  return rows.length === 0 ? null : new Map(rows.map((row) => [row.id, storedPlace(row)]));
}
