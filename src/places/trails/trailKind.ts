import type { Category } from "#places/category.ts";

type Tags = Readonly<Record<string, string>>;

const ROUTE_WALK = /^(hiking|foot|walking)$/;
const ROUTE_RIDE = /^(bicycle|mtb)$/;
/** Names of walks; another path is an urban lane, unless its tags include hiking. */
const WALK_NAME =
  /\b(walk|walking track|track|trail|boardwalk|circuit|loop|way)$|\b(nature|coastal|heritage|bush|rail) (walk|trail|path)\b/i;
const RIDE_NAME = /\b(trail|rail trail|cycleway|bikeway|bike path|track|loop|circuit)$/i;
const HIKED = ["sac_scale", "trail_visibility", "wikidata", "wikipedia"];

/** Returns whether a named line is a walk or ride (wiki: Tag:route=hiking, Tag:highway=path), or null. */
export function trailKindOf(tags: Tags): Extract<Category, "walk" | "ride"> | null {
  const { type, route = "", highway = "", name } = tags;
  if (!name || tags["state"] === "proposed" || tags["network:type"] === "node_network") return null;
  if (type === "route") {
    if (ROUTE_WALK.test(route)) return "walk";
    return ROUTE_RIDE.test(route) ? "ride" : null;
  }
  if (/^(path|footway|bridleway)$/.test(highway) && !tags["footway"]) {
    const isHiked = HIKED.some((key) => tags[key]) && tags["sac_scale"] !== "no";
    return isHiked || WALK_NAME.test(name) ? "walk" : null;
  }
  return highway === "cycleway" && RIDE_NAME.test(name) ? "ride" : null;
}

export const isTrail = (tags: Tags) => trailKindOf(tags) !== null;

/** Length in metres of a trip within a day; shorter is a path, longer a journey. */
const LENGTHS = { walk: [700, 25_000], ride: [3000, 60_000] } as const;

/** Returns whether it fits within a day. */
export function isDayTrip(kind: keyof typeof LENGTHS, metres: number): boolean {
  const [shortest, longest] = LENGTHS[kind];
  return metres >= shortest && metres <= longest;
}
