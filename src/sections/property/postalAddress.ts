import type { PropertyContent } from "#sections/property/content.ts";

/** Where the property is, as the lines of an envelope: street, then town and state, then country. Blank parts leave no gap. */
export function postalAddressLines({ address, city, state, country }: PropertyContent): string[] {
  return [address, [city, state].filter(Boolean).join(" "), country].filter(Boolean);
}

/** The way to an address in the guest's own map application. */
export function directionsTo(postalAddress: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(postalAddress)}`;
}

/** A place by its name, looked for around the property in the guest's own map application. */
export function mapOf(name: string, property: PropertyContent | null): string {
  const around = property ? postalAddressLines({ ...property, address: "" }) : [];
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, ...around].join(", "))}`;
}

/** The way to a property, or null where nothing is known of the place. */
export function directionsUrl(property: PropertyContent): string | null {
  const postalAddress = postalAddressLines(property).join(", ");
  return postalAddress === "" ? null : directionsTo(postalAddress);
}
