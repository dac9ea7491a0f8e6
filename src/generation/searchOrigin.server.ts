import type { Actor } from "#accounts/actor.ts";
import type { PlanRequest } from "#generation/plan.ts";
import { findGeneration, findGeneratedSection } from "#generation/store.server.ts";
import { findSurroundings, lookAround, type Surroundings } from "#generation/surroundings.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { getGuidebook } from "#guidebooks/guidebooks.server.ts";
import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import { sectionsOf } from "#guidebooks/sections.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { Located } from "#places/place.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { postalAddressLines } from "#sections/property/postalAddress.ts";
import { propertyIn } from "#sections/section.ts";

/** The origin of a search for places around a guidebook's property. */
interface Basis {
  request: PlanRequest;
  located: Located | null;
}

/**
 * Returns what a guidebook was generated from, with its current name and its property section's address. Works for a
 * guidebook that was not generated once its property section has an address; refuses with 422 `property_address_needed`
 * until then.
 */
export async function findBasis(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Basis>> {
  const guidebook = await getGuidebook(context, actor, guidebookId);
  if (!guidebook.ok) return guidebook;
  const sections = await sectionsOf(context, actor, guidebookId);
  if (!sections.ok) return sections;
  const { name, propertyAddress } = guidebook.value;
  const property = propertyIn(sections.value);
  const generation = await findGeneration(context.db, actor, guidebookId);
  const before = property && (await generatedProperty(context, property));
  if (generation && property && !(before && hasMoved(before, property.content))) {
    return ok({ ...generation, request: { ...generation.request, name } });
  }
  const now = property && before ? withoutOldPostcode(before, property.content) : property?.content;
  const postalAddress = postalAddressForGuests(now, propertyAddress);
  if (!postalAddress) return propertyAddressNeeded();
  return ok({
    request: { ...generation?.request, name, propertyAddress: postalAddress, placeId: undefined },
    located: null,
  });
}

/** Looks up the surroundings of a guidebook's property. Refuses with 409 `which_place`. */
export async function lookAroundBasis(
  context: AppContext,
  { request: { propertyAddress: text, placeId }, located }: Basis,
  signal?: AbortSignal,
): Promise<Result<Surroundings>> {
  return located
    ? ok(await lookAround(context, located, signal))
    : findSurroundings(context, { text, placeId }, { signal });
}

/** Returns the property section that generation wrote, if any. */
async function generatedProperty(context: AppContext, section: HostSection & { type: "property" }) {
  const row = await findGeneratedSection(context.db, section.id);
  return row && readStoredContent("property", row.content).content;
}

/** Returns whether the host has corrected the address that generation wrote. */
const hasMoved = (before: PropertyContent, now: PropertyContent) =>
  postalAddressLines(before).join() !== postalAddressLines(now).join();

/** Removes the old town's postcode where a host has corrected the town alone. */
function withoutOldPostcode(before: PropertyContent, now: PropertyContent): PropertyContent {
  const isOld = now.postcode === before.postcode && (now.city !== before.city || now.state !== before.state);
  return isOld ? { ...now, postcode: undefined } : now;
}

const propertyAddressNeeded = () =>
  refused({
    code: "property_address_needed",
    message: "Add the address in the Property section first, then we can look for places around it.",
  });
