import type { CountryCode } from "#sections/countryNames.ts";

/** Rendering is synchronous, so one module variable holds the page's country (docs/decisions/022). */
let country: CountryCode | null = null;

/** Calls `draw` with the property's country for everything it renders. `draw` must be synchronous. */
export function inCountry<Drawn>(ofProperty: CountryCode | null, draw: () => Drawn): Drawn {
  const before = country;
  country = ofProperty;
  try {
    return draw();
  } finally {
    country = before;
  }
}

/** Returns the country for telephone numbers of the page being rendered; null when unknown. */
export const pageCountry = () => country;
