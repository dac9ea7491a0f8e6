import { briefs } from "#generation/briefs.ts";
import { usualGuests, type GuestProfile } from "#generation/guestProfiles.ts";
import type { Tone } from "#generation/frames/tones.ts";
import { placeNotes, type PlacedNotes } from "#generation/notes/placeNotes.ts";
import { withChains } from "#generation/chains.ts";
import { isSamePlace, withoutDuplicates } from "#generation/duplicates.ts";
import { withoutHoles } from "#generation/cityReach.ts";
import { withLandmarks, withLifeguards } from "#generation/landmarks.ts";
import { withDomesticPhone } from "#generation/phone.ts";
import { pickPlaces } from "#generation/pick.ts";
import { isPlausibleName } from "#generation/plausibleName.ts";
import { guessPropertyType, type PropertyGuess, type PropertyType } from "#generation/propertyType.ts";
import { isFacility } from "#places/category.ts";
import { hasDoubtfulHours } from "#places/doubtfulHours.ts";
import { countryIn } from "#places/postalAddress.ts";
import { isNotForGuests } from "#places/notForGuests.ts";
import type { Located, PlaceNearby } from "#places/place.ts";
import { standardTypes, type SectionType } from "#sections/catalog.ts";
import { DAY_MS } from "#core/durations.ts";

/** The input for writing a guidebook. No text states a fact that is not in it. */
export interface Plan {
  name: string;
  /** As the host typed it. */
  propertyAddress: string;
  located: Located | null;
  /** ISO 3166: of the found address, else of the typed one; empty where neither has a country. */
  country: string;
  property: PropertyGuess;
  profiles: readonly GuestProfile[];
  /** The tone of texts; null where the host has not chosen. */
  tone: Tone | null;
  placed: PlacedNotes;
  /** 0 for the first writing, incremented each time that a section is regenerated. */
  round: number;
  /** Every usable place, each once. */
  near: PlaceNearby[];
  picks: Record<SectionType, PlaceNearby[]>;
  /** The age of the places' map in years; 0 where there are no places. */
  mapYears: number;
}

export interface PlanRequest {
  name: string;
  propertyAddress: string;
  /** The chosen suggestion, if any. */
  placeId?: string | undefined;
  propertyType?: PropertyType | undefined;
  guestProfiles?: readonly GuestProfile[] | undefined;
  notes?: string | undefined;
  tone?: Tone | undefined;
}

/** Chooses the property type, the guests, and the places of each section. */
export function makePlan(
  request: PlanRequest,
  located: Located | null,
  found: PlaceNearby[],
  { now, round = 0 }: { now: number; round?: number },
): Plan {
  const guess = guessPropertyType(located, found);
  const property = request.propertyType ? { ...guess, type: request.propertyType, confidence: 1 } : guess;
  const profiles = request.guestProfiles?.length ? request.guestProfiles : usualGuests(property.type);
  const country = located?.country || countryIn(request.propertyAddress);
  const usable = withChains(
    withLandmarks(withoutDuplicates(withLifeguards(withoutHoles(found)).filter(isForGuests))),
  );
  const near = usable.map((place) => {
    const own = { ...place, tags: withDomesticPhone(place.tags, country) };
    return hasDoubtfulHours(place, now) ? { ...own, checkHours: true } : own;
  });
  const picks = pickEach(near, { profiles, round });
  const { name, propertyAddress, tone = null } = request;
  const placed = placeNotes(request.notes ?? "");
  const mapYears = yearsSince(near, now);
  return {
    name,
    propertyAddress,
    located,
    country,
    property,
    profiles,
    tone,
    placed,
    round,
    near,
    picks,
    mapYears,
  };
}

/** Whose places other sections may name too: a guest in need looks here first. */
const SHARING: ReadonlySet<SectionType> = new Set(["emergency", "transportation"]);
/** Which list names a place that fits several: a bakery is a place to eat. Recommendations have what is left. */
const FIRST: readonly SectionType[] = ["dining", "places", "activities", "shopping", "services"];
const LAST: SectionType = "recommendations";

export const noPicks = (): Plan["picks"] =>
  Object.fromEntries(standardTypes.map((type): [SectionType, PlaceNearby[]] => [type, []])) as Plan["picks"]; // fromEntries forgets the keys

/** Picks the places of each section, each place for one of them. */
function pickEach(near: PlaceNearby[], guests: { profiles: readonly GuestProfile[]; round: number }) {
  const picks = noPicks();
  for (const type of new Set([...FIRST, ...standardTypes.filter((one) => one !== LAST), LAST])) {
    const brief = briefs[type];
    if (brief) picks[type] = pickPlaces(brief, placesFor(type, near, picks), guests);
  }
  return picks;
}

/** Returns the places that no other list has picked. */
export function placesFor(
  type: SectionType,
  near: readonly PlaceNearby[],
  picks: Readonly<Plan["picks"]>,
): PlaceNearby[] {
  if (SHARING.has(type)) return [...near];
  const taken = standardTypes.flatMap((one) => (one === type || SHARING.has(one) ? [] : picks[one]));
  return near.filter((place) => !taken.some((other) => isSamePlace(other, place)));
}

/** Applies the current rules: an import may be older than they are. */
const isForGuests = ({ name, category, tags }: PlaceNearby) =>
  (name === "" ? isFacility(category) : isPlausibleName(name)) &&
  !isNotForGuests(category, { ...tags, name });

const YEAR = 365 * DAY_MS;

function yearsSince(places: PlaceNearby[], now: number): number {
  const ages = places.map(({ asOf }) => Math.max(0, now - asOf) / YEAR);
  return ages.length === 0 ? 0 : ages.reduce((sum, age) => sum + age, 0) / ages.length;
}
