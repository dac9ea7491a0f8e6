import { texts } from "#languages/pageLanguage.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { postalAddressLines } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";

interface PropertyAddressFactProps {
  property: PropertyContent;
  copy?: boolean;
}

/**
 * Where the property is, for a guest who is in the country already: to copy for a taxi, to read out to an ambulance.
 */
export function PropertyAddressFact({ property, copy }: PropertyAddressFactProps) {
  const postalAddress = postalAddressLines({ ...property, country: "" }).join(", ");
  return postalAddress === "" ? null : (
    <Fact label={texts().facts.postalAddress} value={postalAddress} copy={copy} exact />
  );
}
