import { placesById } from "#places/index/store.server.ts";
import { storedPlace } from "#places/index/nearest.server.ts";
import type { Place } from "#places/place.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Returns those of the places that the index still has, by id. Returns null when it has none: the index was probably
 * deleted.
 */
export async function knownInIndex(
  { db }: AppContext,
  ids: readonly string[],
): Promise<Map<string, Place> | null> {
  const rows = await placesById(db, [...ids]);
  return rows.length === 0 ? null : new Map(rows.map((row) => [row.id, storedPlace(row)]));
}
