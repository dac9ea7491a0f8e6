import { locateWithNominatim } from "#places/net/nominatim.server.ts";
import { nearWithOverpass } from "#places/net/overpass.server.ts";
import { completeWithPhoton } from "#places/net/photon.server.ts";
import type { PlacesService } from "#places/service.ts";
import type { Platform } from "#platform/platform.server.ts";

/**
 * Returns OpenStreetMap's services over the network, only where the operator chose them: what hosts type goes to public
 * servers.
 */
export function osmService(platform: Platform): PlacesService {
  return {
    complete: (text) => completeWithPhoton(platform, text),
    locate: ({ text }, signal) => locateWithNominatim(platform, text, signal),
    near: (point, wants, signal) => nearWithOverpass(platform, point, wants, signal),
  };
}
