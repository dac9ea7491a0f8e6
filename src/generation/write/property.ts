import { propertyAddressReceipt, type GeneratedSection } from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import { readAbroad } from "#places/abroad.ts";
import { countryIn, readPostalAddress } from "#places/postalAddress.ts";
import { withoutNumber } from "#places/streetLine.ts";
import type { Located } from "#places/place.ts";
import { isStreetKind, normalisedWords } from "#places/normalise.ts";
import { countryCode, countryName } from "#sections/countries.ts";

export function writeProperty({
  name,
  propertyAddress,
  located,
  country: code,
}: Plan): GeneratedSection<"property"> {
  const country = countryName(code) ?? "";
  if (!located) {
    const content = {
      propertyName: name,
      address: withoutCountry(propertyAddress),
      city: "",
      state: "",
      country,
    };
    const missing = country ? "town and state" : "town, state and country";
    const prompts = [`We could not find this address. Check it, and add ${missing}.`];
    return { content, prompts, sources: [] };
  }
  const { unit, street, locality, state, postcode } = located;
  const content = {
    propertyName: name,
    address: [unit, street].filter(Boolean).join(", "),
    city: locality,
    state,
    ...(postcode && { postcode }),
    country,
  };
  return { content, prompts: doubts(located, propertyAddress), sources: [propertyAddressReceipt(located)] };
}

/** Returns the questions where the property itself was not found, or its street is spelt differently. */
function doubts({ precision, street }: Located, propertyAddress: string): string[] {
  const typed = readPostalAddress(propertyAddress);
  const { number, words } = typed.abroad ? readAbroad(typed) : typed;
  if (precision === "locality") {
    const found = street ? "We found the town but not the street." : "Add the street and the house number.";
    return [`${found} Check the address; distances are measured from the middle of the town.`];
  }
  const name = withoutNumber(street);
  const isRead = normalisedWords(name).every((word) => words.includes(word) || isStreetKind(word));
  return [
    ...(isRead ? [] : [`We took your street for ${name}. Check the address.`]),
    ...(precision === "rooftop" ? [] : [promptForHouseNumber(number)]),
  ];
}

const promptForHouseNumber = (number: string) =>
  number
    ? "We found the street but not the house. Check the address; distances may be a little out."
    : "Add the house number. Until then distances are measured from the middle of the street.";

/** Removes the country, which has a separate field. */
function withoutCountry(propertyAddress: string): string {
  const parts = propertyAddress.split(",");
  return parts.length > 1 && countryIn(propertyAddress) === countryCode(parts.at(-1) ?? "")
    ? parts.slice(0, -1).join(",")
    : propertyAddress;
}
