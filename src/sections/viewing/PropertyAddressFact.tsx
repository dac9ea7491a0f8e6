import { texts } from "#languages/pageLanguage.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { namesTown, postalAddressLines } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";

interface PropertyAddressFactProps {
  property: PropertyContent;
  copy?: boolean;
}

/**
 * Where the property is, for a guest who is in the country already: to copy for a taxi, to read out to an ambulance. A street
 * alone would send either to another town.
 */
export function PropertyAddressFact({ property, copy }: PropertyAddressFactProps) {
  if (!namesTown(property)) return null;
  const postalAddress = postalAddressLines({ ...property, country: "" }).join(", ");
  return postalAddress === "" ? null : (
    <Fact label={texts().facts.postalAddress} value={postalAddress} copy={copy} exact />
  );
}
