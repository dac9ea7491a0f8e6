import { hasPlaces } from "#places/index/store.server.ts";
import { autoService } from "#places/autoService.server.ts";
import { indexService } from "#places/index/indexService.server.ts";
import { googleService } from "#places/net/googleService.server.ts";
import { osmService } from "#places/net/osmService.server.ts";
import type { PlacesService } from "#places/placesService.ts";
import type { AppContext } from "#core/context.server.ts";

const services = { index: indexService, auto: autoService, osm: osmService, google: googleService };

export function placesOf(context: AppContext): PlacesService {
  return services[context.config.places](context);
}

const notices = {
  index: null,
  auto: "Where this server has no map of the address, it is looked up once with OpenStreetMap's public services.",
  osm: "While you type, the address is looked up with OpenStreetMap's public address search.",
  google: "While you type, the address is looked up with Google.",
};

/** Returns the notice at the address field: who receives keystrokes, and generation's sources. */
export async function aboutPlaces({ config, db }: Pick<AppContext, "config" | "db">) {
  return {
    service: config.places,
    notice: notices[config.places],
    hasMapData: config.places !== "index" || (await hasPlaces(db)),
    hasModel: config.llm !== undefined,
  };
}
