import type { Category } from "#places/category.ts";
import type { Want } from "#places/placesService.ts";
import type { Weight } from "#generation/placeScore.ts";
import type { MapType, SectionType } from "#sections/catalog.ts";

/** The places of a section: groups of categories, each with its reach and its share. */
export interface Brief {
  limit: number;
  /** The number of places at which the section counts as covered; without it the section does not count. */
  enough?: number;
  /** True for places that guests drive to although there is a nearer one. */
  farTrips?: boolean;
  /** True where the kinds are mixed in one order, by what guests want. */
  mixed?: boolean;
  /** How much being well known counts; little by default. */
  weight?: Weight;
  /** True where the nearest of a kind is wanted, for any guests. */
  nearest?: boolean;
  groups: Group[];
  /** Where no group has a place: what a guest would drive further for. */
  lastResort?: Group;
}

interface Group {
  categories: Category[];
  /** The furthest that a guest goes for these; metres. */
  within: number;
  limit: number;
}

const group = (limit: number, kilometres: number, ...categories: Category[]) => ({
  categories,
  within: kilometres * 1000,
  limit,
});

const rows = {
  dining: {
    limit: 12,
    enough: 4,
    lastResort: group(2, 30, "restaurant", "pub", "cafe"),
    groups: [
      group(4, 5, "cafe", "bakery"),
      group(6, 10, "restaurant"),
      group(3, 10, "pub", "bar", "brewery"),
      group(2, 3, "fast_food", "ice_cream"),
      group(2, 15, "winery"),
    ],
  },
  places: {
    limit: 10,
    enough: 3,
    farTrips: true,
    mixed: true,
    weight: "sight",
    groups: [
      group(3, 40, "beach", "waterfall", "cave", "hot_spring"),
      group(4, 25, "museum", "gallery", "heritage", "lighthouse"),
      group(3, 25, "attraction", "viewpoint"),
      group(2, 40, "national_park", "nature_reserve", "garden"),
    ],
  },
  activities: {
    limit: 12,
    enough: 3,
    mixed: true,
    weight: "sight",
    groups: [
      group(3, 20, "walk"),
      group(3, 3, "park", "playground", "dog_park"),
      group(2, 20, "swimming", "sports_centre", "golf", "ski"),
      group(2, 30, "zoo", "theme_park"),
      group(2, 20, "theatre", "cinema"),
      group(2, 10, "bicycle_rental", "boat_hire", "surf"),
      group(1, 20, "ride"),
      group(1, 5, "picnic", "barbecue"),
    ],
  },
  shopping: {
    limit: 8,
    enough: 3,
    lastResort: group(1, 60, "supermarket", "convenience"),
    groups: [
      group(2, 15, "supermarket"),
      group(2, 4, "convenience"),
      group(2, 5, "greengrocer", "butcher", "bakery"),
      group(1, 10, "bottle_shop"),
      group(3, 15, "mall", "market", "department_store"),
      group(2, 5, "bookshop", "gifts", "clothes", "outdoor"),
    ],
  },
  services: {
    limit: 14,
    enough: 4,
    nearest: true,
    groups: [
      group(1, 40, "pharmacy"),
      group(1, 40, "clinic"),
      group(1, 120, "hospital"),
      group(1, 40, "supermarket"),
      group(1, 60, "fuel"),
      group(1, 15, "atm", "bank"),
      group(1, 15, "post"),
      group(1, 15, "laundry"),
      group(1, 25, "charging"),
      group(1, 10, "library"),
      group(1, 20, "visitor_centre"),
      group(1, 60, "vet"),
      group(1, 2, "toilets"),
      group(1, 2, "drinking_water"),
    ],
  },
  transportation: {
    limit: 8,
    enough: 2,
    nearest: true,
    groups: [
      group(2, 30, "train"),
      group(2, 5, "tram"),
      group(1, 15, "ferry"),
      group(1, 20, "bus_station"),
      group(2, 1.5, "bus_stop"),
      group(1, 80, "airport"),
      group(1, 5, "taxi"),
      group(1, 3, "car_park"),
      group(1, 5, "bicycle_rental"),
    ],
  },
  emergency: {
    limit: 6,
    enough: 2,
    nearest: true,
    groups: [
      group(1, 120, "hospital"),
      group(1, 60, "clinic"),
      group(1, 60, "pharmacy"),
      group(1, 80, "police"),
      group(1, 1.5, "defibrillator"),
    ],
  },
  recommendations: {
    limit: 6,
    groups: [
      group(3, 10, "restaurant", "cafe", "pub"),
      group(
        3,
        20,
        "beach",
        "viewpoint",
        "museum",
        "park",
        "nature_reserve",
        "attraction",
        "gallery",
        "garden",
      ),
    ],
  },
} satisfies Record<MapType, Brief>;

/** The places of each section; one without a row has only what the host knows. */
export const briefs: { [Type in SectionType]?: Brief } = rows;

/** Looked up only as evidence for the property type. */
const telling: Want[] = (["ski", "farm", "winery", "vineyard", "beach"] as const).map((category) => ({
  category,
  within: 6000,
  limit: 12,
}));
/** Looked up to mark patrolled beaches. */
const lifeguards: Want = { category: "lifeguard", within: 40_000, limit: 40 };
/** A city has dozens of private hospitals before a public one. */
const hospitals: Want = { category: "hospital", within: 120_000, limit: 60 };

/** Returns everything to look up: each category once, with the widest reach that a section has for it. */
export function allWants(): Want[] {
  const wants = new Map<Category, Want>(
    [...telling, lifeguards, hospitals].map((want) => [want.category, want]),
  );
  for (const { groups, lastResort, weight } of Object.values(briefs)) {
    for (const { categories, within, limit } of [...groups, ...(lastResort ? [lastResort] : [])]) {
      for (const category of categories) {
        const before = wants.get(category);
        const wanted = {
          category,
          within: Math.max(within, before?.within ?? 0),
          // A well-known place may come after many others.
          limit: Math.max(limit * (weight === "sight" ? 14 : 6), 12, before?.limit ?? 0),
        };
        wants.set(category, wanted);
      }
    }
  }
  return [...wants.values()];
}
