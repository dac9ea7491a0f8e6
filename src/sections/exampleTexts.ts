import { HOME_COUNTRY } from "#core/product.ts";
import { countryName } from "#sections/countries.ts";

interface ExampleTexts {
  name: string;
  propertyAddress: string;
  contact: string;
}

const ofAustraliaAndNewZealand = { name: "Wānaka Lake House", contact: "Mere, 021 555 010" };

/** Returns the examples in empty fields on a server of a country: those of Australia name no place elsewhere. */
export function exampleTextsFor(country: string): ExampleTexts {
  const propertyAddress =
    country === HOME_COUNTRY
      ? "7 Shore Street, Byron Bay, NSW, Australia"
      : `Number and street, town, ${countryName(country) ?? country}`;
  return country === HOME_COUNTRY || country === "NZ"
    ? { ...ofAustraliaAndNewZealand, propertyAddress }
    : { name: "The Lake House", contact: "Name and telephone number", propertyAddress };
}
