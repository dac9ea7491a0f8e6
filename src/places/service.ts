import type { Category } from "#places/category.ts";
import type { Point } from "#places/geo.ts";
import type { Located, PlaceNearby, Suggestion } from "#places/place.ts";
import type { Result } from "#core/refusal.ts";

/** So many places of a category within so many metres, the nearest first. */
export interface Want {
  category: Category;
  within: number;
  limit: number;
}

/** An address as it was typed, and what was chosen from the suggestions for it. */
export interface PostalAddressQuery {
  text: string;
  placeId?: string | undefined;
  /** The session in which it was chosen. */
  session?: string | undefined;
}

/** Where places come from: our own index, OpenStreetMap over the network, or Google. */
export interface PlacesService {
  /** Completes an address; Australian ones only (Generation 4). `session` groups the keystrokes of one address. */
  complete(text: string, session: string): Promise<Result<Suggestion[]>>;
  /**
   * Finds a typed or chosen address; null where it is not known. Refuses with `which_place` where it may be in several
   * towns, which come as `choices`.
   */
  locate(query: PostalAddressQuery, signal?: AbortSignal): Promise<Result<Located | null>>;
  /** What is near a point; refuses where the service cannot say. */
  near(point: Point, wants: Want[], signal?: AbortSignal): Promise<Result<PlaceNearby[]>>;
}
