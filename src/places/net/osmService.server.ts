import { locateWithNominatim } from "#places/net/nominatim.server.ts";
import { nearWithOverpass } from "#places/net/overpass.server.ts";
import { completeWithPhoton } from "#places/net/photon.server.ts";
import { claimSecond } from "#places/net/store.server.ts";
import { newTurns, type Turns } from "#places/net/turns.server.ts";
import type { PlacesService } from "#places/service.ts";
import { isPostgres } from "#core/database.server.ts";
import type { Platform } from "#core/platform.server.ts";

/** The policies speak of applications: all processes of one share a request a second. SQLite serves one process alone. */
const isFree = ({ config, db }: Platform, server: string) =>
  isPostgres(config) ? claimSecond(db, server) : Promise.resolve(true);

/** A process's turns at each server, for all its hosts. */
const turnsOf = new WeakMap<Platform, { nominatim: Turns; overpass: Turns }>();

/**
 * Returns OpenStreetMap's services over the network, only where the operator chose them: what hosts type goes to public
 * servers.
 */
export function osmService(platform: Platform): PlacesService {
  const turns = turnsOf.get(platform) ?? {
    nominatim: newTurns({ isFree: () => isFree(platform, "nominatim") }),
    overpass: newTurns({ isFree: () => isFree(platform, "overpass") }),
  };
  turnsOf.set(platform, turns);
  return {
    complete: (text) => completeWithPhoton(platform, text),
    locate: ({ text }, signal) => locateWithNominatim(platform, text, turns.nominatim, signal),
    near: (point, wants, signal) => nearWithOverpass(platform, point, wants, turns.overpass, signal),
  };
}
