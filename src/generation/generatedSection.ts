import { labelOf } from "#generation/kinds.ts";
import type { SectionSource } from "#guidebooks/contract.ts";
import type { Located, PlaceNearby } from "#places/place.ts";
import { utcDay } from "#core/days.ts";
import type { SectionContent, SectionType } from "#sections/catalog.ts";

/** A generated section: its content, the questions to the host and the receipts. */
export interface GeneratedSection<Type extends SectionType = SectionType> {
  content: SectionContent<Type>;
  prompts: string[];
  sources: SectionSource[];
}

export type GeneratedSections = { [Type in SectionType]?: GeneratedSection<Type> };

/** Sets the generated section of a type. A type known only at run time has no content type: assigned. */
export function put(sections: GeneratedSections, type: SectionType, section: GeneratedSection): void {
  Object.assign(sections, { [type]: section });
}

/** Returns the receipt of a place: service, id, age, distance, and why it was chosen where that is known. */
export function receipt(place: PlaceNearby, why?: string): SectionSource {
  const { id, source, asOf, metres } = place;
  const name = place.name || labelOf(place);
  const known = { placeId: id, name, source, date: utcDay(asOf), distance: Math.round(metres) };
  return why === undefined ? known : { ...known, why };
}

export function propertyAddressReceipt({ placeId, source, street, locality }: Located): SectionSource {
  return { placeId, name: [street, locality].filter(Boolean).join(", "), source, date: null, distance: null };
}

export const paragraph = (html: string) => `<p>${html}</p>`;
