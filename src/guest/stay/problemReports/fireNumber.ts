import type { CountryCode } from "#sections/countryNames.ts";
import { emergencyNumbers, fromAnyMobile } from "#sections/emergency.ts";

/** Returns whom to call for gas, fire, smoke or carbon monoxide in a country; where it is unknown, what every mobile takes. */
export function fireNumber(country: CountryCode | null): string {
  const numbers = country === null ? [] : emergencyNumbers(country);
  return (numbers.find(({ service }) => /fire/i.test(service)) ?? numbers[0] ?? fromAnyMobile).number;
}
