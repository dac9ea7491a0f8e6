import { Fact } from "#sections/Fact.tsx";
import { addressLines } from "#sections/property/address.ts";
import type { PropertyContent } from "#sections/property/content.ts";

interface AddressFactProps {
  property: PropertyContent;
  copy?: boolean;
}

/** Where the property is, for whoever is in the country already: to copy for a taxi, to read out to an ambulance. */
export function AddressFact({ property, copy }: AddressFactProps) {
  const address = addressLines({ ...property, country: "" }).join(", ");
  return address === "" ? null : <Fact label="Address" value={address} copy={copy} exact />;
}
