import { categoryOf, isUsefulWithoutName } from "#places/category.ts";
import { isClosed } from "#places/closed.ts";
import { isNotForGuests } from "#places/notForGuests.ts";
import type { OsmElement, Tags } from "#places/osm/element.ts";
import type { Place } from "#places/place.ts";

/** Returns the place that an element is, or null for what is closed, unnamed or of no use to a guest at `now`. */
export function readPlace(element: OsmElement, now: number): Omit<Place, "source" | "asOf"> | null {
  const { tags, lat, lon } = element;
  const category = categoryOf(tags);
  const name = (tags["name"] ?? "").trim();
  if (!category || (name === "" && !isUsefulWithoutName(category))) return null;
  if (isClosed(tags, now) || isNotForGuests(category, tags)) return null;
  return { id: placeId(element), name, category, lat, lon, tags: tagsToStore(tags) };
}

/** Returns `osm:node/123`, the same at every import and from every service of OpenStreetMap. */
export function placeId({ type, id }: Pick<OsmElement, "type" | "id">): string {
  return `osm:${type}/${id}`;
}

/** Tags that say something to a guest, or to the code that picks. */
const TAG_NAMES =
  /^(cuisine|opening_hours|(contact:)?(phone|website|email)|wheelchair|dogs?|pets|takeaway|outdoor_seating|kids_area|highchair|changing_table|fee|sport|operator|internet_access|diet:\w+|emergency|brand|craft|aerialway|name:en|iata|level|addr:(unit|housenumber|street|suburb|city|postcode|state)|amenity|shop|tourism|leisure|natural|landuse|railway|station|historic|artwork_type|building|network|ref|route_ref|website:menu|female|male|unisex|access|description:en|supervised|surf|healthcare|healthcare:speciality|beds|capacity:beds|operator:type|dispensing|payment:\w+|reservation|toilets|toilets:wheelchair|drinking_water|picnic_table|bbq|socket:\w+|capacity|wikidata|wikipedia|heritage|lit|bicycle_rental|start_date|check_date|check_date:opening_hours|survey:date)$/;

const tagsToStore = (tags: Tags): Tags =>
  Object.fromEntries(Object.entries(tags).filter(([key]) => TAG_NAMES.test(key)));
