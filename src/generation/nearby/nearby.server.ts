import type { Actor } from "#accounts/actor.ts";
import { listsOf } from "#generation/audit/replacement.ts";
import { findBasis, lookAroundBasis } from "#generation/searchOrigin.server.ts";
import { candidatesFor } from "#generation/choose/candidates.ts";
import { isFood, type EntryType } from "#generation/choose/entries.ts";
import { formatFact } from "#generation/facts/placeFacts.ts";
import { websiteOf } from "#generation/facts/website.ts";
import { receipt } from "#generation/generatedSection.ts";
import { kindOf } from "#generation/kinds.ts";
import { nearbyLimit } from "#generation/limits.ts";
import type { NearbyPlace, NearbyPlaces } from "#generation/nearby/contract.ts";
import { phoneOf } from "#generation/phone.ts";
import { shownLabel } from "#generation/placeName.ts";
import { makePlan, noPicks, type Plan } from "#generation/plan.ts";
import { formatWay } from "#generation/format.ts";
import { noPlaces } from "#generation/surroundings.server.ts";
import { noticeOfAge, usualItem } from "#generation/write/lists.ts";
import { findSection } from "#guidebooks/sectionStore.server.ts";
import type { Located, PlaceNearby } from "#places/place.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

/** How many times the places of a section its host is offered: about as many as are looked up (`briefs.ts`). */
const OFFERED_FACTOR = 5;

/**
 * Returns the places around a guidebook's address for one of its lists, as generation picks and orders them, each with
 * the row that it would write; places that the section names already are included. Refuses with 400 `invalid` a section
 * without a list of places, with 422 `property_address_needed`, with 409 `which_place` where the address may be in
 * several towns, and with 503 `no_places` where none can be looked up.
 */
export async function findNearbyPlaces(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  signal?: AbortSignal,
): Promise<Result<NearbyPlaces>> {
  const found = await findSection(context.db, actor, "edit", sectionId);
  if (!found) return notFound("This section");
  const allowed = await context.limits.consume(nearbyLimit, actor.userId);
  if (!allowed.ok) return allowed;
  const type = listsOf(found.section)?.type;
  if (!type) return refused({ code: "invalid", message: "This section holds no list of places." });
  const basis = await findBasis(context, actor, found.guidebookId);
  if (!basis.ok) return basis;
  const surroundings = await lookAroundBasis(context, basis.value, signal);
  if (!surroundings.ok) return surroundings;
  const { located, found: near, gap } = surroundings.value;
  if (gap !== null || !located) return noPlaces(gap ?? "The address was not found.");
  const plan = makePlan(basis.value.request, located, near, { now: context.now() });
  // The host chooses by hand, whatever other sections name.
  const places = candidatesFor(type, { ...plan, picks: noPicks() }, OFFERED_FACTOR);
  return ok({
    from: formatFrom(located),
    notice: noticeOfAge(places, plan),
    places: places.map((place) => toAnswer(type, place, plan)),
  });
}

function toAnswer(type: EntryType, place: PlaceNearby, plan: Plan): NearbyPlace {
  const { name, description, category } = usualItem(type, place, plan);
  const position = `${place.lat.toFixed(5)},${place.lon.toFixed(5)}`;
  const kind = kindOf(place);
  return {
    list: type === "recommendations" ? (isFood(place) ? "restaurants" : "activities") : "items",
    item: { name, description, category, placeId: place.id, position },
    receipt: receipt(place),
    // A name that is a kind is not repeated.
    kind: shownLabel(place) === "" ? "" : kind.charAt(0).toUpperCase() + kind.slice(1),
    way: formatWay(place, plan),
    hours: formatFact(place, "hours") || null,
    phone: phoneOf(place.tags),
    website: websiteOf(place.tags),
  };
}

/** "12 Lakeside Road, Wānaka", or "the centre of Wānaka" where only the town was found. */
const formatFrom = ({ precision, street, locality }: Located) =>
  precision === "locality" ? `the centre of ${locality}` : [street, locality].filter(Boolean).join(", ");
