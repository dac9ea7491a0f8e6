import { placesById } from "#places/index/store.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/**
 * Which of these places the index, imported anew since, has no longer. Where it has none of them left it is the index
 * that went, and nothing is said of the places.
 */
export async function goneFromIndex({ db }: Platform, ids: string[]): Promise<string[]> {
  const there = new Set((await placesById(db, ids)).map(({ id }) => id));
  return there.size === 0 ? [] : ids.filter((id) => !there.has(id));
}
