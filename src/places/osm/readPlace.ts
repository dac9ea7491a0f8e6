import { categoryOf, isUsefulWithoutName, type Category } from "#places/category.ts";
import { isClosed } from "#places/closed.ts";
import { isNotForGuests } from "#places/notForGuests.ts";
import type { OsmElement, Tags } from "#places/osm/element.ts";
import type { Place } from "#places/place.ts";
import { isDayTrip, trailKindOf } from "#places/trails/trailKind.ts";

/** Returns the place of an element, or null for a closed, unnamed or useless one at `now`. */
export function readPlace(element: OsmElement, now: number): Omit<Place, "source" | "asOf"> | null {
  const { tags, lat, lon, trail } = element;
  const kind = trail ? trailKindOf(tags) : null;
  const category = kind ?? categoryOf(tags);
  if (!category || (kind && trail && !isDayTrip(kind, trail.metres))) return null;
  const name = nameOf(category, tags);
  if (name === "" && !isUsefulWithoutName(category)) return null;
  if (isClosed(tags, now) || isNotForGuests(category, tags)) return null;
  return {
    id: placeId(element),
    name,
    category,
    lat,
    lon,
    tags: tagsToStore(tags),
    ...(trail && { trail }),
  };
}

/** Kinds named by their brand or operator. */
const BRANDED = new Set<Category>(
  "fuel charging atm bank post supermarket convenience pharmacy fast_food car_rental".split(
    " ",
  ) as Category[], // each is one
);

/** Returns the name of a place on the map; for a branded kind without a name, its brand. */
export function nameOf(category: Category, tags: Tags): string {
  const own = (tags["name"] ?? "").trim();
  if (own !== "" || !BRANDED.has(category)) return own;
  return (tags["brand"] ?? tags["operator"] ?? "").trim();
}

/** Returns `osm:node/123`, the same in every import and from every service of OpenStreetMap. */
export function placeId({ type, id }: Pick<OsmElement, "type" | "id">): string {
  return `osm:${type}/${id}`;
}

/** Tags that are shown to guests or used for selection. */
const TAG_NAMES =
  /^(cuisine|opening_hours|(contact:)?(phone|website|email)|wheelchair|dogs?|pets|takeaway|outdoor_seating|kids_area|highchair|changing_table|fee|sport|operator|internet_access|diet:\w+|emergency|brand|craft|aerialway|name:en|iata|level|addr:(unit|housenumber|street|suburb|city|postcode|state)|amenity|shop|tourism|leisure|natural|landuse|railway|station|historic|artwork_type|building|network|ref|route_ref|website:menu|female|male|unisex|access|description:en|supervised|surf|healthcare|healthcare:speciality|beds|capacity:beds|operator:type|dispensing|payment:\w+|reservation|toilets|toilets:wheelchair|drinking_water|picnic_table|bbq|socket:\w+|capacity|wikidata|wikipedia|heritage|lit|bicycle_rental|start_date|route|roundtrip|sac_scale|parking|indoor|covered|lifeguard|defibrillator:location|check_date|check_date:opening_hours|survey:date)$/;

const tagsToStore = (tags: Tags): Tags =>
  Object.fromEntries(Object.entries(tags).filter(([key]) => TAG_NAMES.test(key)));
