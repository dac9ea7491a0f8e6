import { indexService } from "#places/index/indexService.server.ts";
import { osmService } from "#places/net/osmService.server.ts";
import type { PlacesService } from "#places/placesService.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Returns our index, and where it has nothing the public OpenStreetMap services: only for an address that is generated
 * from, never while it is typed.
 */
export function autoService(context: AppContext): PlacesService {
  const index = indexService(context);
  const osm = osmService(context);
  return {
    complete: (text, session) => index.complete(text, session),
    async locate(query, signal) {
      const found = await index.locate(query, signal);
      if (!found.ok || (found.value && found.value.source === "index")) return found;
      const elsewhere = await osm.locate(query, signal);
      return elsewhere.ok && elsewhere.value ? elsewhere : found;
    },
    async near(point, wants, signal) {
      const found = await index.near(point, wants, signal);
      return found.ok ? found : osm.near(point, wants, signal);
    },
  };
}
