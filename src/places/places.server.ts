import { indexService } from "#places/index/indexService.server.ts";
import { googleService } from "#places/net/googleService.server.ts";
import { osmService } from "#places/net/osmService.server.ts";
import type { PlacesService } from "#places/service.ts";
import type { Platform } from "#platform/platform.server.ts";

const services = { index: indexService, osm: osmService, google: googleService };

/** Returns the places service that the operator chose (`PLACES`). */
export function placesOf(platform: Platform): PlacesService {
  return services[platform.config.places](platform);
}

const notices = {
  index: null,
  osm: "While you type, the address is looked up with OpenStreetMap's public address search.",
  google: "While you type, the address is looked up with Google.",
};

/** Returns what the screen shows beside the address field: where a host's keystrokes go, if they leave this server. */
export function aboutPlaces({ config }: Pick<Platform, "config">) {
  return { service: config.places, notice: notices[config.places] };
}
