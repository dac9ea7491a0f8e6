import type { Category } from "#places/category.ts";
import type { Point } from "#places/geo.ts";
import type { Trail } from "#places/trails/trail.ts";
import type { WallKind } from "#places/walls/course.ts";

/** The source; determines the required credit (`guest/credits.ts`). */
export const placeSources = ["index", "osm", "geonames", "google"] as const;
export type PlaceSource = (typeof placeSources)[number];

export const isPlaceSource = (source: string): source is PlaceSource =>
  placeSources.some((one) => one === source);

/** A place near the property, from a places service. */
export interface Place extends Point {
  /** The same in every import: `osm:node/123`. */
  id: string;
  /** Exactly the source's name; empty for an unnamed beach, vineyard or picnic table. */
  name: string;
  category: Category;
  tags: Readonly<Record<string, string>>;
  source: PlaceSource;
  /** The date of the source, epoch ms. */
  asOf: number;
  /** Of a walk or a ride, whose position is its start. */
  trail?: Trail;
}

/** A place and its distance from the property, in metres. */
export interface PlaceNearby extends Place {
  metres: number;
  /** The obstacle on the straight line to it without a crossing nearby; absent when none is known. */
  across?: WallKind;
  /** True when it is on another island without a bridge. */
  isOverSea?: boolean;
  /** The landmark near an unnamed place: the park around a playground. */
  landmark?: string;
  /** True when its hours should be checked, not stated (`doubtfulHours.ts`). */
  checkHours?: boolean;
}

export interface Suggestion {
  placeId: string;
  description: string;
  mainText: string;
  secondaryText: string;
}

/** The precision of a location: the house, its street, or its town. */
export const precisions = ["rooftop", "street", "locality"] as const;
export type Precision = (typeof precisions)[number];

/** An address with its position. Names are empty when the source lacks them. */
export interface Located extends Point {
  /** The service's id; for a shipped town, country, state and name. */
  placeId: string;
  source: PlaceSource;
  precision: Precision;
  /** "37 Bulwara Road", or empty for a town. */
  street: string;
  /** The part before the number: "Unit 4", "Tidal Flats, Level 2". */
  unit: string;
  locality: string;
  /** "New South Wales". */
  state: string;
  postcode: string;
  /** ISO 3166-1 alpha-2, upper case; empty where unknown. */
  country: string;
}
