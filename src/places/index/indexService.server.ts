import { completePostalAddress } from "#places/index/complete.server.ts";
import { locatePostalAddress } from "#places/index/locate.server.ts";
import { placesNear, storedPlace } from "#places/index/nearest.server.ts";
import { withWalls } from "#places/index/walls.server.ts";
import { hasPlaces, placesById } from "#places/index/store.server.ts";
import type { Place } from "#places/place.ts";
import type { PlacesService } from "#places/placesService.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused } from "#core/refusal.ts";

/** Returns the default places service, our index: no network, no key; has what was imported and the shipped towns. */
export function indexService({ db, config }: AppContext): PlacesService {
  return {
    async complete(text) {
      return ok(await completePostalAddress(db, text, config.product.country));
    },
    async locate(query) {
      const found = await locatePostalAddress(db, query);
      if (!("choices" in found)) return ok(found.located);
      const { question, choices } = found;
      return refused({ code: "which_place", message: question, detail: { choices } });
    },
    async near(point, wants) {
      const places = await placesNear(db, point, wants);
      if (places.length > 0) return ok(await withWalls(db, point, places));
      const message = (await hasPlaces(db))
        ? "Our map data has nothing near this address."
        : "We have no map data here yet.";
      return refused({ code: "no_map_data", message });
    },
  };
}

/** Returns those of the places that the index still has, by id; null when it has none. */
export async function knownInIndex(
  { db }: AppContext,
  ids: readonly string[],
): Promise<Map<string, Place> | null> {
  const rows = await placesById(db, [...ids]);
  return rows.length === 0 ? null : new Map(rows.map((row) => [row.id, storedPlace(row)]));
}
