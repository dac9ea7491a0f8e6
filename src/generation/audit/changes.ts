import { distanceMetres, type Point } from "#places/geo.ts";
import type { Place } from "#places/place.ts";
import { DAY_MS } from "#core/durations.ts";
import { formatDistance } from "#core/format.ts";

/** How a place has changed since a guidebook named it. */
export const changeKinds = ["gone", "moved", "renamed", "unchecked"] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface Change {
  kind: ChangeKind;
  sentence: string;
}

interface NamedPlace {
  name: string;
  /** Its position when it was named; null where that was not stored. */
  position: Point | null;
}

/** A shop that moved within its block is no change. */
const MOVED_METRES = 150;
const YEAR = 365 * DAY_MS;
/** Years after a check on the ground from which a place counts as unchecked. */
const UNCHECKED_YEARS = 3;
/** The tags with the day of a check on the ground (OpenStreetMap wiki: Key:check_date). */
const CHECK_DATE_TAGS = ["check_date", "survey:date", "check_date:opening_hours"];

/** Returns the most serious change of a place, null where there is none. */
export function changeOf(
  { name, position }: NamedPlace,
  now: number,
  place: Place | undefined,
): Change | null {
  if (!place) return { kind: "gone", sentence: `${name} is no longer on the map. It may have closed.` };
  const metres = position ? distanceMetres(position, place) : 0;
  if (metres > MOVED_METRES)
    return { kind: "moved", sentence: `${name} has moved by about ${formatDistance(metres)} on the map.` };
  if (place.name !== "" && place.name !== name)
    return { kind: "renamed", sentence: `${name} is now called ${place.name} on the map.` };
  const checked = CHECK_DATE_TAGS.map((key) => Date.parse(place.tags[key] ?? "")).filter(
    (time) => !Number.isNaN(time),
  );
  const latest = Math.max(...checked);
  return checked.length > 0 && now - latest > UNCHECKED_YEARS * YEAR
    ? {
        kind: "unchecked",
        sentence: `Nobody has checked ${name} for the map since ${new Date(latest).getUTCFullYear()}.`,
      }
    : null;
}
