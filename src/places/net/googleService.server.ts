import { z } from "zod";
import { readPostalAddress } from "#places/postalAddress.ts";
import { indexService } from "#places/index/indexService.server.ts";
import { callPlacesApi, googleTexts, readEach } from "#places/net/callPlacesApi.server.ts";
import { shippedMap } from "#places/localities.ts";
import type { Located, Precision, Suggestion } from "#places/place.ts";
import type { PostalAddressQuery, PlacesService } from "#places/placesService.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";

const named = z.object({ text: z.string() });
/** Google omits empty fields, also the text of a line. */
const maybeNamed = z.object({ text: z.string().default("") });

/** Parsed one by one: an invalid suggestion does not drop the others. */
const predictions = z.object({ suggestions: z.array(z.unknown()).default([]) });
const suggestion = z.object({
  placePrediction: z.object({
    placeId: z.string(),
    text: named,
    structuredFormat: z.object({ mainText: named, secondaryText: maybeNamed.optional() }),
  }),
});

const details = z.object({
  id: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z.array(z.string()).default([]),
});

/** Returns Google's address service. No name of Google's is stored, by its terms (Generation 2). */
export function googleService(context: AppContext): PlacesService {
  const complete = (text: string, session: string) => completeWithGoogle(context, text, session);
  return {
    complete,
    async locate({ text, placeId, session }, signal) {
      if (placeId) {
        const known = await locateWithGoogle(context, { text, placeId, session }, signal);
        // An old place id may have expired (Google, "Place IDs"): then the text is used.
        if (known.ok || known.refusal.code !== "places_refused") return known;
      }
      const suggested = await complete(text, "");
      if (!suggested.ok) return suggested;
      const [best] = suggested.value;
      return best ? locateWithGoogle(context, { text, placeId: best.placeId }, signal) : ok(null);
    },
    near: (point, wants) => indexService(context).near(point, wants),
  };
}

async function completeWithGoogle(
  context: AppContext,
  text: string,
  session: string,
): Promise<Result<Suggestion[]>> {
  const found = await callPlacesApi(context, {
    url: `${context.config.placesUrls.google}/v1/places:autocomplete`,
    init: {
      method: "POST",
      body: JSON.stringify({
        input: text,
        includedRegionCodes: [context.config.product.country.toLowerCase()],
        languageCode: "en-AU",
        ...(session && { sessionToken: session }),
      }),
    },
    headers: { "content-type": "application/json", ...keyOf(context) },
    schema: predictions,
    texts: googleTexts,
    timeoutMs: 4000,
  });
  if (!found.ok) return found;
  return ok(
    readEach(suggestion, found.value.suggestions).map(({ placePrediction }) => {
      const { placeId, text: whole, structuredFormat } = placePrediction;
      const { mainText, secondaryText } = structuredFormat;
      return {
        placeId,
        description: whole.text,
        mainText: mainText.text,
        secondaryText: secondaryText?.text ?? "",
      };
    }),
  );
}

/** Sending the session's token ends it, so that its keystrokes are billed as one ("Session pricing"). */
async function locateWithGoogle(
  context: AppContext,
  { text, placeId, session }: PostalAddressQuery & { placeId: string },
  signal?: AbortSignal,
): Promise<Result<Located | null>> {
  const ending = session ? `?${new URLSearchParams({ sessionToken: session })}` : "";
  const found = await callPlacesApi(context, {
    url: `${context.config.placesUrls.google}/v1/places/${encodeURIComponent(placeId)}${ending}`,
    headers: { "x-goog-fieldmask": "id,location,types", ...keyOf(context) },
    schema: details,
    texts: googleTexts,
    timeoutMs: 6000,
    signal,
  });
  return found.ok ? ok(located(found.value, text)) : found;
}

const keyOf = ({ config }: AppContext) => ({ "x-goog-api-key": config.googleMapsApiKey ?? "" });

/** Google's place types (tables A and B) of an area, not a house. */
const AREA =
  /^(locality|sublocality|neighborhood|postal_code|postal_town|administrative_area|colloquial_area|country|continent|archipelago|political)/;

/** Position and precision are Google's; names are the host's or GeoNames', since ours are stored. */
function located({ id, location, types }: z.output<typeof details>, text: string): Located {
  const point = { lat: location.latitude, lon: location.longitude };
  const precision: Precision = types.includes("route")
    ? "street"
    : types.some((type) => AREA.test(type))
      ? "locality"
      : "rooftop";
  const { unit, number, parts, state, postcode, country, abroad } = readPostalAddress(text);
  const [first, ...rest] = abroad ? parts.slice(0, -1) : parts;
  const town = precision === "locality" ? first : rest.at(-1);
  const near = shippedMap().nearest(point);
  return {
    placeId: id,
    source: "google",
    precision,
    street: precision === "locality" ? "" : [number, first?.text].filter(Boolean).join(" "),
    unit,
    locality: town?.text ?? near?.name ?? "",
    state: state || (near?.state ?? ""),
    postcode,
    country: country || abroad || (near?.country ?? ""),
    ...point,
  };
}
