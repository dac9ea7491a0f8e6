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

/** Returns the facts of the property for a model: no street, no name, no notes of the host. */
export function propertyFacts({ property, profiles, located }: Plan) {
  return {
    kind: propertyNames[property.type],
    guests: profiles.map((profile) => guestNames[profile]),
    town: located?.locality ?? "",
    state: located?.state ?? "",
  };
}

/** Characters of a name that a model reads; no real name has more. */
const MAX_NAME = 70;

/** Returns a place for a model: its kind, its distance, and the facts to choose from. */
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
