import { selectorsFor, isUsefulWithoutName, type Category } from "#places/category.ts";
import { distanceMetres, type Point } from "#places/geo.ts";
import { callPlacesApi, openTexts } from "#places/net/callPlacesApi.server.ts";
import type { Throttle } from "#places/net/throttle.server.ts";
import { overpassAnswer, readOverpass } from "#places/osm/jsonFile.server.ts";
import { readPlace } from "#places/osm/readPlace.ts";
import type { PlaceNearby } from "#places/place.ts";
import type { Want } from "#places/placesService.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/** A walk, the suburb, a drive, a long drive; metres. One query each, the wider ones only for what is missing. */
const CIRCLES = [1000, 5000, 30_000, 120_000];
/** Overpass cuts off at this number without regard to distance, so a circle must contain fewer. */
const MAX_ELEMENTS = 2000;

/** Returns nearby places from Overpass, cached for a week; a `remark` is a failure. */
export async function nearWithOverpass(
  context: AppContext,
  point: Point,
  wants: Want[],
  throttle: Throttle,
  signal?: AbortSignal,
): Promise<Result<PlaceNearby[]>> {
  const all = new Map<string, PlaceNearby>();
  let reached = 0;
  for (const radius of CIRCLES) {
    const lacking = wants.filter(
      (want) => want.within > reached && hasSelectors(want.category) && lacks(want, [...all.values()]),
    );
    if (lacking.length === 0) break;
    const categories = lacking.map(({ category }) => category);
    const found = await within(context, { point, categories, radius, throttle }, signal);
    // The nearest places are enough for a guidebook; without the wider circles it has a little less.
    if (!found.ok && reached === 0) return found;
    if (!found.ok) break;
    for (const place of found.value) all.set(place.id, place);
    reached = radius;
  }
  const near = [...all.values()].toSorted((a, b) => a.metres - b.metres);
  return ok(
    wants.flatMap(({ category, within: reach, limit }) =>
      near.filter((place) => place.category === category && place.metres <= reach).slice(0, limit),
    ),
  );
}

/** Walks need their whole course, which only an import reads. */
const hasSelectors = (category: Category) => selectorsFor([category]).length > 0;

/** With enough of a kind nearby, wider circles are not searched for it. */
const lacks = ({ category, limit }: Want, found: PlaceNearby[]) =>
  found.filter((place) => place.category === category).length < Math.min(3, limit);

async function within(
  context: AppContext,
  {
    point,
    categories,
    radius,
    throttle,
  }: { point: Point; categories: Category[]; radius: number; throttle: Throttle },
  signal?: AbortSignal,
): Promise<Result<PlaceNearby[]>> {
  const at = `${point.lat.toFixed(3)},${point.lon.toFixed(3)}`;
  const named = categories.filter((category) => !isUsefulWithoutName(category));
  const selectors = [
    ...selectorsFor(named).map((selector) => `${selector}["name"]`),
    ...selectorsFor(categories.filter(isUsefulWithoutName)),
  ];
  const parts = selectors.map((selector) => `nwr${selector}(around:${radius},${at});`);
  const found = await callPlacesApi(context, {
    url: `${context.config.placesUrls.overpass}/interpreter`,
    init: {
      method: "POST",
      body: new URLSearchParams({
        data: `[out:json][timeout:20];(${parts.join("")});out center ${MAX_ELEMENTS};`,
      }),
    },
    schema: overpassAnswer.refine(({ remark }) => remark === undefined, { error: "remark" }),
    texts: { ...openTexts, nonsense: "The map service could not finish its answer." },
    timeoutMs: 25_000,
    signal,
    cacheAs: `overpass:${at}:${radius}:${categories.toSorted().join()}`,
    throttle,
  });
  if (!found.ok) return refused({ ...found.refusal, message: "The map service did not answer." });
  const asOf = Date.parse(found.value.osm3s?.timestamp_osm_base ?? "") || context.now();
  return ok(
    readOverpass(found.value).flatMap((element): PlaceNearby[] => {
      const place = readPlace(element, context.now());
      return place ? [{ ...place, source: "osm", asOf, metres: distanceMetres(point, place) }] : [];
    }),
  );
}
