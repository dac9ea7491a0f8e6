import type { Tags } from "#places/osm/element.ts";

/** Obstacles that are crossed by bridge, tunnel or street only. */
export const wallKinds = ["water", "coast", "rail", "road"] as const;
export type WallKind = (typeof wallKinds)[number];

/** A line as an obstacle to walkers, or a crossing (`any` crosses all kinds). */
export interface Course {
  kind: WallKind | "any";
  isCrossing: boolean;
}

const is = (value: string | undefined) => value !== undefined && value !== "no";

/** Returns the obstacle or crossing of a line, or null. */
export function courseOf(tags: Tags): Course | null {
  const { highway = "", railway = "" } = tags;
  if (railway === "level_crossing" || railway === "crossing") return { kind: "rail", isCrossing: true };
  const isLifted = is(tags["bridge"]) || is(tags["tunnel"]);
  const wall = wallOf(tags);
  // One can walk under a viaduct and over a culvert.
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

/** Returns whether the index stores a line's whole course. */
export const isCourse = (tags: Tags) => courseOf(tags) !== null;
