import { z } from "zod";
import { callPlacesApi, openTexts, readEach } from "#places/net/callPlacesApi.server.ts";
import { placeId } from "#places/osm/readPlace.ts";
import type { Suggestion } from "#places/place.ts";
import { fullState, formatArea } from "#places/regions.ts";
import type { AppContext } from "#core/context.server.ts";
import { HOME_COUNTRY } from "#core/product.ts";
import { ok, type Result } from "#core/refusal.ts";

const photonResponse = z.object({ features: z.array(z.unknown()) });

const photonFeature = z.object({
  properties: z.object({
    // Servers with other open data have features without it.
    osm_type: z.enum(["N", "W", "R"]).optional(),
    osm_id: z.number().optional(),
    type: z.string().optional(),
    name: z.string().optional(),
    housenumber: z.string().optional(),
    street: z.string().optional(),
    locality: z.string().optional(),
    district: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    postcode: z.string().optional(),
    countrycode: z.string().optional(),
  }),
});

type Found = z.output<typeof photonFeature>["properties"];

const AUSTRALIA = "112.5,-44,154.5,-9";

/** Completes an address with Photon (github.com/komoot/photon). Those of the server's country only. */
export async function completeWithPhoton(context: AppContext, text: string): Promise<Result<Suggestion[]>> {
  const { country } = context.config.product;
  const query = new URLSearchParams({
    q: text,
    limit: "10",
    lang: "en",
    ...(country === HOME_COUNTRY && { bbox: AUSTRALIA }),
  });
  const found = await callPlacesApi(context, {
    url: `${context.config.placesUrls.photon}/api?${query}`,
    schema: photonResponse,
    texts: openTexts,
    timeoutMs: 4000,
  });
  if (!found.ok) return found;
  const places = readEach(photonFeature, found.value.features).map(({ properties }) => properties);
  const suggestions = places
    .filter(({ countrycode }) => countrycode === country)
    .flatMap((place) => suggestionOf(place, country));
  return ok([...new Map(suggestions.map((each) => [each.description, each])).values()].slice(0, 6));
}

const TYPES = { N: "node", W: "way", R: "relation" } as const;

function suggestionOf(found: Found, country: string): Suggestion[] {
  const street = found.street ?? (found.type === "street" ? found.name : undefined);
  const town = ["city", "district", "locality", "county"].includes(found.type ?? "") ? found.name : undefined;
  const mainText = street ? [found.housenumber, street].filter(Boolean).join(" ") : (town ?? found.name);
  if (!mainText) return [];
  const secondaryText = formatArea({
    locality: street || !town ? (found.district ?? found.city ?? found.locality ?? "") : "",
    state: fullState(found.state ?? "", country),
    postcode: found.postcode ?? "",
    country,
  });
  const description = `${mainText}, ${secondaryText}`;
  const { osm_type, osm_id } = found;
  const id = osm_type && osm_id !== undefined ? placeId({ type: TYPES[osm_type], id: osm_id }) : description;
  return [{ placeId: id, description, mainText, secondaryText }];
}
