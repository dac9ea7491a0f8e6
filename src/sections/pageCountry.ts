import type { CountryCode } from "#sections/countryNames.ts";

/** As with its language (docs/decisions/022), what is drawn in one go is of one page. */
let country: CountryCode | null = null;

/** Calls `draw` with the country of the property for all that is drawn in it. `draw` must not wait for anything. */
export function inCountry<Drawn>(ofProperty: CountryCode | null, draw: () => Drawn): Drawn {
  const before = country;
  country = ofProperty;
  try {
    return draw();
  } finally {
    country = before;
  }
}

/** Returns the country whose telephone numbers the page that is being drawn holds; null where it is not known. */
export const pageCountry = () => country;
