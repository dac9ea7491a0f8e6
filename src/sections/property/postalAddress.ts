import type { PropertyContent } from "#sections/property/content.ts";

const ABBREVIATED = /^[A-Z]{2,3}$/;

/**
 * Returns a postal address's lines: street; town, state, postcode; country. Skips blank parts. A state that is written out
 * has a comma before it: "Glebe NSW 2037", "Wānaka, Otago 9305".
 */
export function postalAddressLines({ address, city, state, postcode, country }: PropertyContent): string[] {
  const town = state && !ABBREVIATED.test(state) ? city && `${city},` : city;
  return [address, [town, state, postcode].filter(Boolean).join(" "), country].filter(Boolean);
}

/** Returns whether an address has more than a street. */
export function namesTown({ address, city, state, postcode }: PropertyContent): boolean {
  return [city, state, postcode].some(Boolean) || address.includes(",");
}

export function directionsTo(postalAddress: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(postalAddress)}`;
}

/** Returns the URL of a search for a place around the property in the guest's map app. */
export function mapOf(name: string, property: PropertyContent | null): string {
  const around = property ? postalAddressLines({ ...property, address: "" }) : [];
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, ...around].join(", "))}`;
}

/** Returns the URL of a position ("latitude,longitude") in the guest's map app. */
export const mapAt = (position: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`;

/** Returns the URL of directions to a property, or null without an address. */
export function directionsUrl(property: PropertyContent): string | null {
  const postalAddress = postalAddressLines(property).join(", ");
  return postalAddress === "" ? null : directionsTo(postalAddress);
}
