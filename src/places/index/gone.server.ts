import { placesById } from "#places/index/store.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/**
 * Returns which of these places the newly imported index no longer has. Where it has none of them left, the index went
 * and not the places, so it returns none.
 */
export async function goneFromIndex({ db }: Platform, ids: string[]): Promise<string[]> {
  const there = new Set((await placesById(db, ids)).map(({ id }) => id));
  return there.size === 0 ? [] : ids.filter((id) => !there.has(id));
}
