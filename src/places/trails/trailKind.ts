import type { Category } from "#places/category.ts";

type Tags = Readonly<Record<string, string>>;

const ROUTE_WALK = /^(hiking|foot|walking)$/;
const ROUTE_RIDE = /^(bicycle|mtb)$/;
/** What a walk is called; a path of another name is a lane of a town, unless its tags say that people hike there. */
const WALK_NAME =
  /\b(walk|walking track|track|trail|boardwalk|circuit|loop|way)$|\b(nature|coastal|heritage|bush|rail) (walk|trail|path)\b/i;
const RIDE_NAME = /\b(trail|rail trail|cycleway|bikeway|bike path|track|loop|circuit)$/i;
const HIKED = ["sac_scale", "trail_visibility", "wikidata", "wikipedia"];

/**
 * Returns what a line on the map is to a guest with a morning to spare (wiki: Tag:route=hiking, Tag:highway=path): a walk, a
 * ride, or null. Only lines with a name count.
 */
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

/** Metres between which a morning or a day is enough; shorter is a path, longer is a journey. */
const LENGTHS = { walk: [700, 25_000], ride: [3000, 60_000] } as const;

/** Returns true for what a guest can do within a day. */
export function isDayTrip(kind: keyof typeof LENGTHS, metres: number): boolean {
  const [shortest, longest] = LENGTHS[kind];
  return metres >= shortest && metres <= longest;
}
