import type { GuestProfile } from "#generation/guestProfiles.ts";
import { kindOf, labelOf } from "#generation/kinds.ts";
import { shownName } from "#generation/placeName.ts";
import { formatFact, type FactId } from "#generation/facts/placeFacts.ts";
import type { Plan } from "#generation/plan.ts";
import { propertyNames } from "#generation/propertyType.ts";
import type { PlaceNearby } from "#places/place.ts";
import { formatDistance } from "#core/format.ts";

const guestNames: Record<GuestProfile, string> = {
  families: "families with children",
  couples: "couples",
  business: "people who travel for work",
  friends: "groups of friends",
  pets: "guests with a dog",
  accessible: "guests who use a wheelchair or walk little",
  active: "active guests",
};

/** What a model may know of the property: no street, no name, nothing that the host noted. */
export function propertyFacts({ property, profiles, located }: Plan) {
  return {
    kind: propertyNames[property.type],
    guests: profiles.map((profile) => guestNames[profile]),
    town: located?.locality ?? "",
    state: located?.state ?? "",
  };
}

/** Characters of a name that a model reads; nobody's café has more. */
const MAX_NAME = 70;

/** A place as a model reads it: what it is, how far, and the facts that may be chosen. */
export function placeFacts(place: PlaceNearby, id: string, facts: readonly FactId[]) {
  return {
    id,
    name: shownName(place).slice(0, MAX_NAME),
    kind: kindOf(place),
    label: labelOf(place),
    distance: `${formatDistance(place.metres)}${place.isOverSea ? ", across the sea" : ""}`,
    facts: Object.fromEntries(facts.map((fact) => [fact, formatFact(place, fact)])),
  };
}
