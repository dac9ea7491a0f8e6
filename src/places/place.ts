import type { Category } from "#places/category.ts";
import type { Point } from "#places/geo.ts";
import type { Trail } from "#places/trails/trail.ts";
import type { WallKind } from "#places/walls/course.ts";

/** Who said so; decides what credit is owed (`guest/credits.ts`). */
export const placeSources = ["index", "osm", "geonames", "google"] as const;
export type PlaceSource = (typeof placeSources)[number];

/** A place near the property as a places service knows it. */
export interface Place extends Point {
  /** Stable over imports: `osm:node/123`. */
  id: string;
  /** Exactly the source's name; empty for an unnamed beach, vineyard or picnic table. */
  name: string;
  category: Category;
  tags: Readonly<Record<string, string>>;
  source: PlaceSource;
  /** When the source knew it so, epoch ms. */
  asOf: number;
  /** Of a walk or a ride, which lies where it begins. */
  trail?: Trail;
}

/** A place and how far it is from the property, in metres. */
export interface PlaceNearby extends Place {
  metres: number;
  /** What the straight line to it crosses without a way across near it; absent for nothing, or where nobody knows. */
  across?: WallKind;
  /** True where it is on another island, and no bridge leads there. */
  isOverSea?: boolean;
  /** What one without a name stands near: the park around a playground. */
  landmark?: string;
  /** True where its hours are not to be stated but to be checked (`doubtfulHours.ts`). */
  checkHours?: boolean;
}

export interface Suggestion {
  placeId: string;
  description: string;
  mainText: string;
  secondaryText: string;
}

/** How well an address was found: the house, its street, or its town. */
export const precisions = ["rooftop", "street", "locality"] as const;
export type Precision = (typeof precisions)[number];

/** An address with its position. Names are empty where the source does not say. */
export interface Located extends Point {
  /** The service's own id; of a town that ships with the product, its country, state and name. */
  placeId: string;
  source: PlaceSource;
  precision: Precision;
  /** "37 Bulwara Road", or empty for a town. */
  street: string;
  /** What the address says before the number: "Unit 4", "Tidal Flats, Level 2". */
  unit: string;
  locality: string;
  /** "New South Wales". */
  state: string;
  postcode: string;
  /** ISO 3166-1 alpha-2, upper case; empty where unknown. */
  country: string;
}
