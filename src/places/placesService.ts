import type { Category } from "#places/category.ts";
import type { Point } from "#places/geo.ts";
import type { Located, PlaceNearby, Suggestion } from "#places/place.ts";
import type { Result } from "#core/refusal.ts";

/** Up to `limit` places of a category within a radius in metres, nearest first. */
export interface Want {
  category: Category;
  within: number;
  limit: number;
}

export interface PostalAddressQuery {
  text: string;
  placeId?: string | undefined;
  session?: string | undefined;
}

/** The source of places: our index, OpenStreetMap over the network, or Google. */
export interface PlacesService {
  /** Completes an address; those of the server's country only (Generation 4). `session` groups the keystrokes of one address. */
  complete(text: string, session: string): Promise<Result<Suggestion[]>>;
  /** Finds an address; null when unknown. Refuses with `which_place` and `choices` for several towns. */
  locate(query: PostalAddressQuery, signal?: AbortSignal): Promise<Result<Located | null>>;
  /** Returns the places near a point; refuses when the service has none. */
  near(point: Point, wants: Want[], signal?: AbortSignal): Promise<Result<PlaceNearby[]>>;
}
