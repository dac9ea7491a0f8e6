import { locateWithNominatim } from "#places/net/nominatim.server.ts";
import { nearWithOverpass } from "#places/net/overpass.server.ts";
import { completeWithPhoton } from "#places/net/photon.server.ts";
import { claimSecond } from "#places/net/store.server.ts";
import type { PlacesService } from "#places/placesService.ts";
import { newThrottle, type Throttle } from "#places/net/throttle.server.ts";
import { isPostgres } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** The policies limit applications: all processes of one share a request a second. SQLite serves one process only. */
const isFree = ({ config, db }: AppContext, server: string) =>
  isPostgres(config) ? claimSecond(db, server) : Promise.resolve(true);

/** A process's throttle per server, for all hosts. */
const throttlesOf = new WeakMap<AppContext, { nominatim: Throttle; overpass: Throttle }>();

/** Returns OpenStreetMap's public services, only by the operator's choice: they get typed text. */
export function osmService(context: AppContext): PlacesService {
  const throttles = throttlesOf.get(context) ?? {
    nominatim: newThrottle({ isFree: () => isFree(context, "nominatim") }),
    overpass: newThrottle({ isFree: () => isFree(context, "overpass") }),
  };
  throttlesOf.set(context, throttles);
  return {
    complete: (text) => completeWithPhoton(context, text),
    locate: ({ text }, signal) => locateWithNominatim(context, text, throttles.nominatim, signal),
    near: (point, wants, signal) => nearWithOverpass(context, point, wants, throttles.overpass, signal),
  };
}
