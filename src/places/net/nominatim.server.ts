import { z } from "zod";
import { readPostalAddress } from "#places/postalAddress.ts";
import { callPlacesApi, openTexts } from "#places/net/callPlacesApi.server.ts";
import { placeId } from "#places/osm/readPlace.ts";
import type { Located, Precision } from "#places/place.ts";
import { fullState } from "#places/regions.ts";
import { normalise } from "#places/normalise.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, type Result } from "#platform/refusal.ts";

const nominatimResponse = z.array(
  z.object({
    osm_type: z.enum(["node", "way", "relation"]),
    osm_id: z.number(),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    address: z.record(z.string(), z.string()),
  }),
);

/** The usage policy allows one request a second (operations.osmfoundation.org/policies/nominatim). */
const PAUSE = 1000;
const turns = new WeakMap<Platform, Promise<void>>();

/** Waits for this process's turn. */
function turn(platform: Platform): Promise<void> {
  const before = turns.get(platform) ?? Promise.resolve();
  turns.set(
    platform,
    before.then(() => new Promise((ready) => setTimeout(ready, PAUSE).unref())),
  );
  return before;
}

/** Finds one address with Nominatim, when a guidebook is made; its policy forbids completing while somebody types. */
export async function locateWithNominatim(
  platform: Platform,
  text: string,
  signal?: AbortSignal,
): Promise<Result<Located | null>> {
  await turn(platform);
  const query = new URLSearchParams({ q: text, format: "jsonv2", addressdetails: "1", limit: "1" });
  const found = await callPlacesApi(platform, {
    url: `${platform.config.placesUrls.nominatim}/search?${query}`,
    schema: nominatimResponse,
    texts: openTexts,
    timeoutMs: 8000,
    signal,
    cacheAs: `nominatim:${normalise(text)}`,
  });
  if (!found.ok) return found;
  const [best] = found.value;
  return ok(best ? located(best, text) : null);
}

function located(
  { osm_type, osm_id, lat, lon, address }: z.output<typeof nominatimResponse>[number],
  text: string,
): Located {
  const { unit, number } = readPostalAddress(text);
  const country = (address["country_code"] ?? "").toUpperCase();
  const road = address["road"] ?? "";
  const precision: Precision = address["house_number"] ? "rooftop" : road ? "street" : "locality";
  const houseNumber = address["house_number"] ?? number;
  return {
    placeId: placeId({ type: osm_type, id: osm_id }),
    source: "osm",
    precision,
    street: road ? [houseNumber, road].filter(Boolean).join(" ") : "",
    unit,
    locality: firstOf(address, "suburb", "village", "hamlet", "town", "city", "municipality"),
    state: fullState(address["state"] ?? "", country),
    postcode: address["postcode"] ?? "",
    country,
    lat,
    lon,
  };
}

const firstOf = (parts: Record<string, string>, ...keys: string[]) =>
  keys.map((key) => parts[key]).find((value) => value !== undefined) ?? "";
