import { formatDistance } from "#core/format.ts";
import { kindOf, nounOf } from "#generation/kinds.ts";
import { showsKind } from "#generation/placeName.ts";
import type { Located, PlaceNearby } from "#places/place.ts";

/** A walk is a third longer than the straight line, at 80 m a minute. */
const WALK_DETOUR_FACTOR = 1.3;
const WALK_METRES_PER_MINUTE = 80;
const FARTHEST_WALK = 2000;
/** From this distance on a road may be much longer than the straight line. */
const STRAIGHT_LINE_METRES = 9950;

function minutesOnFoot(metres: number): number {
  return Math.max(1, Math.round((metres * WALK_DETOUR_FACTOR) / WALK_METRES_PER_MINUTE));
}

/** The start of distances: the property, or the middle of its town. */
export interface From {
  located: Located | null;
}

/** The accuracy of the middle of a town; metres. */
const TOWN_CENTRE_METRES = 500;

type Away = Pick<PlaceNearby, "metres" | "across" | "isOverSea">;

/**
 * Formats a distance: "about 350 m away, 6 minutes on foot", or "about 2.1 km from the centre"; "about 900 m in a
 * straight line" where water, a railway or a motorway is between and the length of the way is unknown; "about 14 km
 * away, across the sea" where no bridge leads there (Places 3).
 */
export function formatWay({ metres, across, isOverSea }: Away, { located }: From): string {
  const distance = `about ${formatDistance(metres)}`;
  const isInTown = located?.precision === "locality";
  if (isOverSea) return `${distance} ${isInTown ? "from the centre" : "away"}, across the sea`;
  if (isInTown) return `${metres <= TOWN_CENTRE_METRES ? "near" : `${distance} from`} the centre`;
  if (metres >= STRAIGHT_LINE_METRES) return `${distance} away as the crow flies`;
  if (metres > FARTHEST_WALK) return `${distance} away`;
  if (across) return `${distance} in a straight line`;
  const minutes = minutesOnFoot(metres);
  return `${distance} away, ${minutes} ${minutes === 1 ? "minute" : "minutes"} on foot`;
}

/** Formats a distance within a sentence: "a 6-minute walk away"; as `formatWay` where it is no walk. */
export function formatWalk(place: Away, from: From): string {
  if (
    from.located?.precision === "locality" ||
    place.across ||
    place.isOverSea ||
    place.metres > FARTHEST_WALK
  )
    return formatWay(place, from);
  const minutes = minutesOnFoot(place.metres);
  if (minutes === 1) return "a minute's walk away";
  return `${/^(8|11|18)$/.test(`${minutes}`) ? "an" : "a"} ${minutes}-minute walk away`;
}

/** Formats kind and distance to follow a place's name: "bus stop, about 40 m away"; no kind that is in it. */
export function kindAndWay(place: PlaceNearby, from: From, kind = nounOf(place)): string {
  return showsKind(place) ? formatWay(place, from) : `${kind}, ${formatWay(place, from)}`;
}

/** Returns whether a place's kind is more exact than its label. */
export const hasFinerKind = (place: PlaceNearby) =>
  kindOf(place).toLowerCase() !== nounOf(place).toLowerCase();

/** Returns "7 months", "4.3 years". */
export function formatAge(years: number): string {
  if (years >= 1) return `${Number(years.toFixed(1))} ${years < 1.05 ? "year" : "years"}`;
  const months = Math.max(1, Math.round(years * 12));
  return `${months} ${months === 1 ? "month" : "months"}`;
}
