import { suits, type GuestProfile } from "#generation/guestProfiles.ts";
import { hasProperName } from "#generation/placeName.ts";
import type { Plan } from "#generation/plan.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";
import { wayMetres } from "#generation/wayMetres.ts";
import { worthOf } from "#generation/placeScore.ts";

/** The categories that each profile looks for first, in order. */
const firsts: Record<GuestProfile, Category[]> = {
  families: ["playground", "beach", "park", "ice_cream"],
  couples: ["cafe", "restaurant", "viewpoint", "winery"],
  business: ["cafe", "train", "tram", "restaurant"],
  friends: ["pub", "beach", "bar", "restaurant"],
  pets: ["dog_park", "park", "beach"],
  accessible: ["cafe", "park", "supermarket"],
  active: ["walk", "beach", "nature_reserve", "swimming", "bicycle_rental", "national_park", "ski"],
};
const everybody: Category[] = ["cafe", "bakery", "supermarket", "convenience", "beach", "park"];

const FEW = 3;
const CLOSE_METRES = 5000;

/** Returns the two or three places of a welcome by rule: close ones of different kinds that suit the guests. */
export function highlights(plan: Plan): PlaceNearby[] {
  return highlightCandidates(plan)
    .slice(0, FEW)
    .toSorted((a, b) => a.metres - b.metres);
}

/** Returns the places that a welcome may name, those that suit the guests best first. */
export function highlightCandidates({ profiles, near: all }: Plan): PlaceNearby[] {
  const near = all.filter((place) => suits(profiles, place) && hasProperName(place));
  const kinds = [...new Set([...profiles.flatMap((profile) => firsts[profile].slice(0, 2)), ...everybody])];
  const best = bestOf(profiles, near);
  const close = best(kinds, CLOSE_METRES);
  return close.length > 0 ? close : best(supplies, FARTHEST_METRES).slice(0, 2);
}

/** Where no place is close, guests need to know where to buy supplies. */
const supplies: Category[] = ["supermarket", "convenience", "fuel"];
const FARTHEST_METRES = 60_000;

/** Returns one of each kind: the one that suits the guests best, which is seldom far. */
const bestOf =
  (profiles: readonly GuestProfile[], near: PlaceNearby[]) => (kinds: Category[], within: number) =>
    kinds.flatMap((kind) => {
      const worth = (place: PlaceNearby) => worthOf(place, { within, profiles, weight: "everyday" });
      return near
        .filter((place) => place.category === kind && wayMetres(place) <= within && isTypical(place))
        .toSorted((a, b) => worth(b) - worth(a) || a.id.localeCompare(b.id))
        .slice(0, 1);
    });

/** Leaves out places that are not typical of their category: a pizza buffet is no café. */
const isTypical = ({ category, tags }: PlaceNearby) =>
  category !== "cafe" || !/pizza|burger|kebab|noodle|sushi|chicken|curry/.test(tags["cuisine"] ?? "");
