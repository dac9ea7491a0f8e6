import { locateWithNominatim } from "#places/net/nominatim.server.ts";
import { nearWithOverpass } from "#places/net/overpass.server.ts";
import { completeWithPhoton } from "#places/net/photon.server.ts";
import { newTurns, type Turns } from "#places/net/turns.server.ts";
import type { PlacesService } from "#places/service.ts";
import type { Platform } from "#platform/platform.server.ts";

/** A process's turns at each server, for all its hosts. */
const turnsOf = new WeakMap<Platform, { nominatim: Turns; overpass: Turns }>();

/**
 * Returns OpenStreetMap's services over the network, only where the operator chose them: what hosts type goes to public
 * servers.
 */
export function osmService(platform: Platform): PlacesService {
  const turns = turnsOf.get(platform) ?? { nominatim: newTurns(), overpass: newTurns() };
  turnsOf.set(platform, turns);
  return {
    complete: (text) => completeWithPhoton(platform, text),
    locate: ({ text }, signal) => locateWithNominatim(platform, text, turns.nominatim, signal),
    near: (point, wants, signal) => nearWithOverpass(platform, point, wants, turns.overpass, signal),
  };
}
