import { distanceMetres, type Point } from "#places/geo.ts";
import type { Place } from "#places/place.ts";
import { formatDistance } from "#core/format.ts";

/** What has become of a place since a guidebook named it. */
export const changeKinds = ["gone", "moved", "renamed", "unchecked"] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface Change {
  kind: ChangeKind;
  /** For the host. */
  sentence: string;
}

export interface NamedPlace {
  name: string;
  /** Where it stood; null where that was not stored. */
  position: Point | null;
}

/** A shop that moved within its block needs no new entry. */
const MOVED_METRES = 150;
const YEAR = 365 * 24 * 3_600_000;
/** Years after which what somebody checked on the ground counts as unchecked. */
const UNCHECKED = 3;
/** When somebody looked whether the place is there (OpenStreetMap wiki: Key:check_date). */
const CHECKED = ["check_date", "survey:date", "check_date:opening_hours"];

/** Returns what has changed of a place, the gravest change alone; null where nothing has. */
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
  const checked = CHECKED.map((key) => Date.parse(place.tags[key] ?? "")).filter(
    (time) => !Number.isNaN(time),
  );
  const latest = Math.max(...checked);
  return checked.length > 0 && now - latest > UNCHECKED * YEAR
    ? {
        kind: "unchecked",
        sentence: `Nobody has checked ${name} for the map since ${new Date(latest).getUTCFullYear()}.`,
      }
    : null;
}
