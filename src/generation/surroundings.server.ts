import { allWants } from "#generation/briefs.ts";
import type { Located, PlaceNearby } from "#places/place.ts";
import { placesOf } from "#places/places.server.ts";
import type { PostalAddressQuery } from "#places/service.ts";
import type { Platform } from "#platform/platform.server.ts";

/** What the places service knows of an address and around it. */
export interface Surroundings {
  located: Located | null;
  found: PlaceNearby[];
  /** What could not be looked up and why, in a sentence; null where the service answered. */
  gap: string | null;
}

/** Finds the address, reports it, then looks around. A service that fails leaves a gap, not an error. */
export async function findSurroundings(
  platform: Platform,
  query: PostalAddressQuery,
  { signal, onLocated }: { signal?: AbortSignal | undefined; onLocated?: (located: Located | null) => void },
): Promise<Surroundings> {
  const places = placesOf(platform);
  const found = await places.locate(query, signal);
  if (!found.ok) return { located: null, found: [], gap: found.refusal.message };
  onLocated?.(found.value);
  if (!found.value) {
    return {
      located: null,
      found: [],
      gap: "The address was not found, so nothing around it could be looked up.",
    };
  }
  return lookAround(platform, found.value, signal);
}

/** Looks around an address that was found before. */
export async function lookAround(
  platform: Platform,
  located: Located,
  signal?: AbortSignal,
): Promise<Surroundings> {
  const near = await placesOf(platform).near(located, allWants(), signal);
  return near.ok
    ? { located, found: near.value, gap: null }
    : { located, found: [], gap: near.refusal.message };
}
