import { usePage } from "#sections/page.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { Navigation } from "lucide-react";
import { directionsUrl, namesTown, postalAddressLines } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";

interface PropertyAddressFactProps {
  property: PropertyContent;
  /** Whether it can be copied: for a guest on the way there. */
  copy?: boolean;
}

/** The property's address for a taxi or an ambulance, with the town: street names are ambiguous. */
export function PropertyAddressFact({ property, copy }: PropertyAddressFactProps) {
  const { texts } = usePage();
  if (!namesTown(property)) return null;
  const postalAddress = postalAddressLines({ ...property, country: "" }).join(", ");
  return postalAddress === "" ? null : (
    <Fact
      label={texts.facts.postalAddress}
      value={postalAddress}
      copy={copy}
      exact
      action={copy && <Directions property={property} />}
    />
  );
}

function Directions({ property }: Pick<PropertyAddressFactProps, "property">) {
  const { texts } = usePage();
  const directions = directionsUrl(property);
  return (
    directions && (
      <a href={directions} target="_blank" rel="noopener noreferrer" className="button button-second">
        <Navigation size={20} aria-hidden="true" />
        {texts.page.directions}
      </a>
    )
  );
}
