import { z } from "zod";
import { formatStreetLine } from "#places/streetLine.ts";
import { readPostalAddress } from "#places/postalAddress.ts";
import { callPlacesApi, openTexts, readEach } from "#places/net/callPlacesApi.server.ts";
import type { Throttle } from "#places/net/throttle.server.ts";
import { placeId } from "#places/osm/readPlace.ts";
import type { Located, Precision } from "#places/place.ts";
import { fullState } from "#places/regions.ts";
import { normalise } from "#places/normalise.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";

const nominatimPlace = z.object({
  // A postcode computed from the houses around has no map object.
  osm_type: z.enum(["node", "way", "relation"]).optional(),
  osm_id: z.number().optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  address: z.record(z.string(), z.string()).default({}),
});

/** Finds one address with Nominatim, when a guidebook is created; its policy forbids completion while typing. */
export async function locateWithNominatim(
  context: AppContext,
  text: string,
  throttle: Throttle,
  signal?: AbortSignal,
): Promise<Result<Located | null>> {
  const query = new URLSearchParams({ q: text, format: "jsonv2", addressdetails: "1", limit: "3" });
  const found = await callPlacesApi(context, {
    url: `${context.config.placesUrls.nominatim}/search?${query}`,
    schema: z.array(z.unknown()),
    texts: openTexts,
    timeoutMs: 8000,
    signal,
    cacheAs: `nominatim:${normalise(text)}`,
    throttle,
  });
  if (!found.ok) return found;
  const [best] = readEach(nominatimPlace, found.value);
  return ok(best ? located(best, text) : null);
}

function located(
  { osm_type, osm_id, lat, lon, address }: z.output<typeof nominatimPlace>,
  text: string,
): Located {
  const { unit, number } = readPostalAddress(text);
  const country = (address["country_code"] ?? "").toUpperCase();
  const road = address["road"] ?? "";
  const precision: Precision = address["house_number"] ? "rooftop" : road ? "street" : "locality";
  const houseNumber = address["house_number"] ?? number;
  return {
    placeId: osm_type && osm_id !== undefined ? placeId({ type: osm_type, id: osm_id }) : `osm:${lat},${lon}`,
    source: "osm",
    precision,
    street: formatStreetLine({ number: houseNumber, street: road, country }),
    unit,
    locality: firstOf(address, LOCALITIES),
    state: fullState(address["state"] ?? "", country),
    postcode: address["postcode"] ?? "",
    country,
    lat,
    lon,
  };
}

/** From the smallest area in a postal address to the largest (nominatim.org/release-docs/latest/api/Output). */
const LOCALITIES =
  "suburb village hamlet town city municipality locality city_district district borough quarter neighbourhood";

const firstOf = (parts: Record<string, string>, keys: string) =>
  keys
    .split(" ")
    .map((key) => parts[key])
    .find((value) => value !== undefined) ?? "";
