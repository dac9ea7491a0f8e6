import type { Tags } from "#places/osm/element.ts";

/** What a guest does not walk across but on a bridge, through a tunnel, or where a street crosses it. */
export const wallKinds = ["water", "coast", "rail", "road"] as const;
export type WallKind = (typeof wallKinds)[number];

/** What a line on the map is to somebody on foot: a wall, or a way across one (`any` crosses all kinds). */
export interface Course {
  kind: WallKind | "any";
  isCrossing: boolean;
}

const is = (value: string | undefined) => value !== undefined && value !== "no";

/** Returns what a line is, or null for one that says nothing of where one can walk. */
export function courseOf(tags: Tags): Course | null {
  const { highway = "", railway = "" } = tags;
  if (railway === "level_crossing" || railway === "crossing") return { kind: "rail", isCrossing: true };
  const isLifted = is(tags["bridge"]) || is(tags["tunnel"]);
  const wall = wallOf(tags);
  // Under a viaduct and over a culvert one walks.
  if (wall) return { kind: wall, isCrossing: isLifted };
  const isWalked =
    highway !== "" && !/^(construction|proposed|raceway)$/.test(highway) && tags["foot"] !== "no";
  return isWalked && isLifted ? { kind: "any", isCrossing: true } : null;
}

function wallOf(tags: Tags): WallKind | null {
  const { highway = "", railway = "", waterway = "", natural = "", water = "" } = tags;
  if (natural === "coastline") return "coast";
  if (/^(river|canal|riverbank|dock)$/.test(waterway)) return "water";
  if (
    natural === "water" &&
    !/^(pond|pool|fountain|wastewater|moat)$/.test(water) &&
    !is(tags["intermittent"])
  )
    return "water";
  if (/^(rail|light_rail)$/.test(railway) && !tags["service"]) return "rail";
  if (/^motorway(_link)?$/.test(highway) || (highway === "trunk" && isForCarsOnly(tags))) return "road";
  return null;
}

const isForCarsOnly = (tags: Tags) => tags["motorroad"] === "yes" || tags["foot"] === "no";

/** Returns true for a line of which the index stores the whole course. */
export const isCourse = (tags: Tags) => courseOf(tags) !== null;
