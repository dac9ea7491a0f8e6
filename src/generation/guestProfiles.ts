import type { PropertyType } from "#generation/propertyType.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";
import { isFullDay } from "#places/readOpeningHours.ts";
import { readSeasons } from "#places/seasons.ts";
import { HOUR_MINUTES } from "#core/durations.ts";

export const guestProfiles = [
  "families",
  "couples",
  "business",
  "friends",
  "pets",
  "accessible",
  "active",
] as const;
export type GuestProfile = (typeof guestProfiles)[number];

/** The usual guests of a property type, where the host chooses none. */
const priors: Record<PropertyType, GuestProfile[]> = {
  city_apartment: ["couples", "business"],
  beach_house: ["families", "friends"],
  suburban_home: ["families"],
  town_house: ["couples", "families"],
  farm_stay: ["couples", "families"],
  alpine: ["active", "friends"],
  wine_country: ["couples", "friends"],
  holiday_home: ["families", "couples"],
};

export function usualGuests(type: PropertyType): GuestProfile[] {
  return priors[type];
}

/** How much more (or less) a category matters to each profile; 1 by default. */
const weights: Record<GuestProfile, Partial<Record<Category, number>>> = {
  families: {
    playground: 2.5,
    zoo: 1.8,
    ice_cream: 1.6,
    swimming: 1.5,
    beach: 1.4,
    park: 1.3,
    theme_park: 1.8,
    bar: 0.5,
    pub: 0.6,
    brewery: 0.5,
    cinema: 1.2,
    picnic: 1.3,
    barbecue: 1.2,
  },
  couples: {
    restaurant: 1.3,
    winery: 1.4,
    viewpoint: 1.3,
    gallery: 1.2,
    garden: 1.2,
    bar: 1.2,
    playground: 0.2,
    theme_park: 0.7,
    walk: 1.2,
  },
  business: {
    cafe: 1.3,
    laundry: 1.5,
    train: 1.3,
    taxi: 1.3,
    restaurant: 1.2,
    playground: 0.2,
    theme_park: 0.4,
    zoo: 0.6,
    ride: 0.7,
  },
  friends: { pub: 1.5, bar: 1.5, brewery: 1.5, winery: 1.2, beach: 1.2, playground: 0.3, bottle_shop: 1.3 },
  pets: {
    playground: 0.5,
    park: 1.5,
    dog_park: 2.5,
    vet: 1.5,
    beach: 1.2,
    walk: 1.4,
    nature_reserve: 0.8,
    museum: 0.7,
  },
  accessible: {},
  active: {
    bicycle_rental: 1.8,
    boat_hire: 1.6,
    surf: 1.5,
    swimming: 1.5,
    nature_reserve: 1.4,
    national_park: 1.4,
    sports_centre: 1.3,
    ski: 1.6,
    golf: 1.2,
    walk: 1.6,
    ride: 1.6,
    playground: 0.3,
  },
};

/** Returns how well a place suits the guests, 1 being neutral. Tags count where a profile depends on them. */
export function suitability(
  profiles: readonly GuestProfile[],
  { category, tags }: Pick<PlaceNearby, "category" | "tags">,
): number {
  if (profiles.length === 0) return 1;
  const each = profiles.map((profile) => (weights[profile][category] ?? 1) * tagged(profile, tags));
  return each.reduce((sum, weight) => sum + weight, 0) / each.length;
}

/** A place at or below this does not suit the guests: a bar for families, steps for a wheelchair. */
const MAX_UNFIT_FACTOR = 0.5;

export const suits = (profiles: readonly GuestProfile[], place: Pick<PlaceNearby, "category" | "tags">) =>
  suitability(profiles, place) > MAX_UNFIT_FACTOR &&
  !(profiles.includes("families") && isLate(place)) &&
  !(profiles.includes("pets") && OUTDOORS.has(place.category) && place.tags["dog"] === "no") &&
  !(profiles.includes("accessible") && place.tags["wheelchair"] === "no");

/** Where a guest would take a dog. */
export const OUTDOORS = new Set<Category>([
  "beach",
  "park",
  "garden",
  "nature_reserve",
  "national_park",
  "walk",
]);

const DRINKS = new Set<Category>(["pub", "bar", "brewery"]);
/** Minutes from midnight: one in the morning. */
const LATE_MINUTE = 25 * HOUR_MINUTES;

/** Returns whether a place is for drinking late: a place to eat with children closes earlier. */
function isLate({ category, tags }: Pick<PlaceNearby, "category" | "tags">): boolean {
  if (!DRINKS.has(category)) return false;
  const days = (readSeasons(tags["opening_hours"] ?? "") ?? []).flatMap(({ hours }) => hours.days);
  return days.some((spans) => spans?.some((span) => span[1] > LATE_MINUTE || isFullDay(span)));
}

function tagged(profile: GuestProfile, tags: Readonly<Record<string, string>>): number {
  if (profile === "pets" && welcomesDogs(tags)) return 1.6;
  if (profile === "pets" && tags["dog"] === "no") return 0.4;
  if (profile === "accessible" && tags["wheelchair"] === "yes") return 1.8;
  if (profile === "accessible" && tags["wheelchair"] === "no") return 0.2;
  if (profile === "families" && (tags["kids_area"] === "yes" || tags["highchair"] === "yes")) return 1.4;
  return 1;
}

export function welcomesDogs(tags: Readonly<Record<string, string>>): boolean {
  return (
    tags["dog"] === "yes" || tags["dogs"] === "yes" || tags["dog"] === "leashed" || tags["pets"] === "yes"
  );
}
