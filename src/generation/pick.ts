import type { Brief } from "#generation/briefs.ts";
import { suits, type GuestProfile } from "#generation/guestProfiles.ts";
import { hasProperName, isUnfindable } from "#generation/placeName.ts";
import { wayMetres } from "#generation/wayMetres.ts";
import { worthOf } from "#generation/placeScore.ts";
import { hasEmergencyDepartment, isCalledHospital } from "#places/hospitals.ts";
import type { PlaceNearby } from "#places/place.ts";
import { normalise } from "#places/normalise.ts";

interface Guests {
  profiles: readonly GuestProfile[];
  /** 0 for the first writing; each later round leaves out some places of the rounds before. */
  round: number;
}

/**
 * Picks the places of a section by fit to the guests, nearness and known facts, each group its share, with variety (a
 * chain once, a cuisine at most twice). Returns them by what guests want, group by group or all together; nearest first
 * where the nearest is wanted.
 */
export function pickPlaces(brief: Brief, near: PlaceNearby[], { profiles, round }: Guests): PlaceNearby[] {
  const taken: PlaceNearby[] = [];
  const worth = new Map<PlaceNearby, number>();
  const { farTrips = false, mixed = false, nearest = false, weight = "everyday" } = brief;
  for (const { categories, within, limit } of brief.groups) {
    const candidates = near.filter(
      (place) =>
        categories.includes(place.category) &&
        wayMetres(place) <= within &&
        !isTaken(taken, place) &&
        (nearest || (suits(profiles, place) && !isUnfindable(place))),
    );
    for (const place of candidates) worth.set(place, worthOf(place, { within, profiles, weight }));
    const ranked = nearest ? byNearness(candidates) : byWorth(candidates, worth);
    const inReach = farTrips || nearest ? ranked : withoutFarFillers(ranked);
    const inTurn = nearest ? inReach : turned(inReach, limit, round);
    const some = varied(inTurn, limit);
    taken.push(...(nearest ? some.toSorted((a, b) => wayMetres(a) - wayMetres(b)) : byWorth(some, worth)));
  }
  const picked = taken.length > 0 ? fewest(taken, brief).slice(0, brief.limit) : furtherAway(brief, near);
  if (mixed) return byWorth(picked, worth);
  return nearest ? picked : withinWalkFirst(picked, brief);
}

/** Returns the nearest of the kinds that a guest would drive further for. */
function furtherAway({ lastResort }: Brief, near: PlaceNearby[]): PlaceNearby[] {
  if (!lastResort) return [];
  const { categories, within, limit } = lastResort;
  const inReach = near.filter(
    (place) => categories.includes(place.category) && wayMetres(place) <= within && !isUnfindable(place),
  );
  return byNearness(inReach).slice(0, limit);
}

/** The longest walk that guests take without planning; metres. */
const WALK_METRES = 1200;

/** Moves groups without a place within a walk to the end. */
function withinWalkFirst(picked: PlaceNearby[], { groups }: Brief): PlaceNearby[] {
  const shares = groups.map(({ categories }) =>
    picked.filter(({ category }) => categories.includes(category)),
  );
  const isClose = (share: PlaceNearby[]) => share.some(({ metres }) => metres <= WALK_METRES);
  return [...new Set([...shares.filter(isClose), ...shares.filter((share) => !isClose(share))].flat())];
}

/** Sorts by distance, after one hospital with a certain emergency department that is not over the sea. */
function byNearness(places: PlaceNearby[]): PlaceNearby[] {
  const isCertain = (place: PlaceNearby) =>
    place.category === "hospital" && !place.isOverSea && hasEmergencyDepartment(place);
  const away = (place: PlaceNearby) => {
    if (place.category === "bank") return wayMetres(place) + ATM_EXTRA_METRES;
    const isDoubtful = place.category === "hospital" && !isCalledHospital(place);
    return wayMetres(place) + (isDoubtful ? HOSPITAL_EXTRA_METRES : 0);
  };
  const nearest = Math.min(...places.map(wayMetres));
  return places
    .filter(
      (place) =>
        place.category === "hospital" || wayMetres(place) <= Math.max(SECOND_OF_KIND_METRES, nearest),
    )
    .toSorted(
      (a, b) => Number(isCertain(b)) - Number(isCertain(a)) || away(a) - away(b) || a.id.localeCompare(b.id),
    );
}

/** Within this distance (metres) what is called a hospital comes before a nearer clinic. */
const HOSPITAL_EXTRA_METRES = 15_000;
/** A bank may have no cash machine: guests walk up to this much further to one; metres. */
const ATM_EXTRA_METRES = 800;
/** Beyond this only the nearest of a kind counts; metres. */
const SECOND_OF_KIND_METRES = 2000;

function byWorth(places: PlaceNearby[], worth: ReadonlyMap<PlaceNearby, number>): PlaceNearby[] {
  const points = (place: PlaceNearby) => worth.get(place) ?? 0;
  return places.toSorted((a, b) => points(b) - points(a) || a.id.localeCompare(b.id));
}

/** Removes far places of a kind that has a near one: guests do not drive 20 km for a pub with one around the corner. */
function withoutFarFillers(places: PlaceNearby[]): PlaceNearby[] {
  const nearest = Math.min(...places.map(wayMetres));
  return places.filter((place) => wayMetres(place) <= Math.max(5000, nearest * 3));
}

const isTaken = (taken: PlaceNearby[], place: PlaceNearby) =>
  taken.some((other) => other.id === place.id || brandOf(other) === brandOf(place));

/** Returns the chain of a place, its name, or its kind where it has none: one of each is enough. */
function brandOf(place: PlaceNearby): string {
  const { name, tags, category } = place;
  // "Tour 4" and "Tour 5" begin at the same gate.
  const own = category === "walk" ? name.replace(/\s*\d+\w?$/, "") : name;
  return normalise(tags["brand"] ?? (hasProperName(place) ? own : "")) || category;
}

/** Starts a later round further down the list, where it is long enough. */
function turned(places: PlaceNearby[], limit: number, round: number): PlaceNearby[] {
  if (round === 0 || places.length <= limit) return places;
  const from = (round * limit) % places.length;
  return [...places.slice(from), ...places.slice(0, from)];
}

function varied(places: PlaceNearby[], limit: number): PlaceNearby[] {
  const brands = new Set<string>();
  const cuisines = new Map<string, number>();
  const picked: PlaceNearby[] = [];
  const spare: PlaceNearby[] = [];
  for (const place of places) {
    if (brands.has(brandOf(place))) continue;
    brands.add(brandOf(place));
    const cuisine = place.tags["cuisine"]?.split(";")[0] ?? "";
    const often = cuisines.get(cuisine) ?? 0;
    if (cuisine !== "" && often >= 2) spare.push(place);
    else {
      cuisines.set(cuisine, often + 1);
      picked.push(place);
    }
  }
  return [...picked, ...spare].slice(0, limit);
}

/** Removes places from the ends of the groups in turn until the section's limit is met. */
function fewest(taken: PlaceNearby[], { groups, limit }: Brief): PlaceNearby[] {
  if (taken.length <= limit) return taken;
  const shares = groups.map(({ categories }) =>
    taken.filter(({ category }) => categories.includes(category)),
  );
  const unique = new Set<PlaceNearby>();
  for (let at = 0; unique.size < limit; at += 1) {
    for (const share of shares) {
      const place = share[at];
      if (place && unique.size < limit) unique.add(place);
    }
  }
  return taken.filter((place) => unique.has(place));
}
