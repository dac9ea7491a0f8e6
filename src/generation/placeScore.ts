import { openness } from "#generation/openness.ts";
import { suitability, type GuestProfile } from "#generation/guestProfiles.ts";
import { wayMetres } from "#generation/wayMetres.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";

/** Returns how much a source knows of a place, from 0 to 1. */
function completeness({ tags }: Pick<PlaceNearby, "tags">): number {
  const telling = [
    "opening_hours",
    "phone",
    "contact:phone",
    "website",
    "contact:website",
    "cuisine",
    "wheelchair",
    "addr:street",
  ];
  return Math.min(1, telling.filter((key) => tags[key]).length / 4);
}

/** Categories that people travel for. */
const DESTINATIONS = new Set<Category>(["museum", "national_park", "zoo", "theme_park", "lighthouse"]);
/** Categories of shops whose branches guests know from home; of supermarkets and fuel a branch is as good. */
const CHAINS = new Set<Category>(
  "restaurant cafe fast_food pub bar bakery ice_cream convenience clothes gifts outdoor bookshop department_store".split(
    " ",
  ) as Category[], // each is one
);

/** Returns how well known a place is (0 to 1): in an encyclopedia, listed, or people travel for it. */
export function knownness({ category, tags }: Pick<PlaceNearby, "category" | "tags">): number {
  if (tags["wikidata"] || tags["wikipedia"]) return 1;
  const isCastle = /^(castle|palace|fort)$/.test(tags["historic"] ?? "") || tags["building"] === "palace";
  return tags["heritage"] || isCastle || DESTINATIONS.has(category) ? 0.5 : 0;
}

const isChain = ({ category, tags }: Pick<PlaceNearby, "category" | "tags">) =>
  CHAINS.has(category) && tags["brand"] !== undefined;

const isRegional = ({ tags }: Pick<PlaceNearby, "tags">) =>
  /\b(regional|local)\b/.test(tags["cuisine"] ?? "");

/** How much being known counts against being near: much for a sight, little for a meal. */
export type Weight = "sight" | "everyday";
const KNOWN: Record<Weight, number> = { sight: 1, everyday: 0.2 };
const CHAIN = 0.5;
/** Added for a sight within a walk. */
const WALKABLE_BONUS = 0.2;
const WALK_METRES = 1200;
/** A gym is mostly for members; a pool suits guests better. */
const GYM_FACTOR = 0.5;
const REGIONAL_BONUS = 0.1;
/** Added for being open when guests want it; unknown hours count as the average. */
const OPEN_BONUS = 0.15;
const USUALLY_OPEN = 0.7;

/**
 * Returns how much guests want a place, compared with others within the same reach (metres): how well it is known, how
 * near it is, how much is known of it and how often it is open when they want it, multiplied by how well it suits them;
 * a chain counts half.
 */
export function worthOf(
  place: PlaceNearby,
  { within, profiles, weight }: { within: number; profiles: readonly GuestProfile[]; weight: Weight },
): number {
  // Half is left after a tenth of the reach: a walk counts for more than a drive.
  const nearness = 1 / (1 + wayMetres(place) / (within / 10));
  // A well-known place is worth a longer way: half is left after half of the reach.
  const known = (KNOWN[weight] * knownness(place)) / (1 + wayMetres(place) / (within / 2));
  const open = OPEN_BONUS * (openness(place) ?? USUALLY_OPEN);
  const sum = nearness + known + 0.15 * completeness(place) + open;
  const walkable = weight === "sight" && place.metres <= WALK_METRES ? WALKABLE_BONUS : 0;
  const isGym = place.tags["leisure"] === "fitness_centre";
  const factor = (isChain(place) ? CHAIN : 1) * (isGym ? GYM_FACTOR : 1);
  return suitability(profiles, place) * (sum + walkable + (isRegional(place) ? REGIONAL_BONUS : 0)) * factor;
}
