import { locateWithNominatim } from "#places/net/nominatim.server.ts";
import { nearWithOverpass } from "#places/net/overpass.server.ts";
import { completeWithPhoton } from "#places/net/photon.server.ts";
import { claimSecond } from "#places/net/store.server.ts";
import { newSemaphore, type Semaphore } from "#places/net/semaphore.server.ts";
import type { PlacesService } from "#places/placesService.ts";
import { isPostgres } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** The policies limit applications: all processes of one share a request a second. SQLite serves one process only. */
const isFree = ({ config, db }: AppContext, server: string) =>
  isPostgres(config) ? claimSecond(db, server) : Promise.resolve(true);

/** A process's semaphore per server, for all hosts. */
const turnsOf = new WeakMap<AppContext, { nominatim: Semaphore; overpass: Semaphore }>();

/**
 * Returns OpenStreetMap's services over the network, only if the operator chose them: typed text goes to public
 * servers.
 */
export function osmService(context: AppContext): PlacesService {
  const turns = turnsOf.get(context) ?? {
    nominatim: newSemaphore({ isFree: () => isFree(context, "nominatim") }),
    overpass: newSemaphore({ isFree: () => isFree(context, "overpass") }),
  };
  turnsOf.set(context, turns);
  return {
    complete: (text) => completeWithPhoton(context, text),
    locate: ({ text }, signal) => locateWithNominatim(context, text, turns.nominatim, signal),
    near: (point, wants, signal) => nearWithOverpass(context, point, wants, turns.overpass, signal),
  };
}
