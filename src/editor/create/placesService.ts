import { queryOptions } from "@tanstack/react-query";
import { placesCalls } from "#places/client.ts";
import { jsonOf } from "#core/client.ts";

/** Who completes addresses here, and what a host should know of it before typing. */
export const placesServiceQuery = queryOptions({
  queryKey: ["/api/places/service"] as const,
  queryFn: () => jsonOf(placesCalls.places.service.$get()),
});
