import { allWants } from "#generation/briefs.ts";
import type { Located, PlaceNearby } from "#places/place.ts";
import { placesOf } from "#places/places.server.ts";
import type { PostalAddressQuery } from "#places/placesService.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

export interface Surroundings {
  located: Located | null;
  found: PlaceNearby[];
  /** What could not be looked up and why, as a sentence; null where the service answered. */
  gap: string | null;
}

/** Finds the address, reports it, then looks up places. A failed service leaves a gap and refuses nothing. */
export async function findSurroundings(
  context: AppContext,
  query: PostalAddressQuery,
  { signal, onLocated }: { signal?: AbortSignal | undefined; onLocated?: (located: Located | null) => void },
): Promise<Result<Surroundings>> {
  const places = placesOf(context);
  const found = await places.locate(query, signal);
  if (!found.ok && found.refusal.code === "which_place") return found;
  if (!found.ok) return ok({ located: null, found: [], gap: found.refusal.message });
  onLocated?.(found.value);
  if (!found.value) {
    const gap = "The address was not found, so nothing around it could be looked up.";
    return ok({ located: null, found: [], gap });
  }
  return ok(await lookAround(context, found.value, signal));
}

export async function lookAround(
  context: AppContext,
  located: Located,
  signal?: AbortSignal,
): Promise<Surroundings> {
  const near = await placesOf(context).near(located, allWants(), signal);
  return near.ok
    ? { located, found: near.value, gap: null }
    : { located, found: [], gap: near.refusal.message };
}

/** Refuses with 503 `no_places` and the reason. */
export const noPlaces = (gap: string) => refused({ code: "no_places", message: gap });
