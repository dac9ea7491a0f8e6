import { iso1A2Code } from "@rapideditor/country-coder";
import type { Point } from "#places/geo.ts";

/** Returns the country in whose borders a point lies, as ISO 3166; empty at sea. Right to some hundred metres. */
export function countryAt({ lat, lon }: Point): string {
  const country = iso1A2Code([lon, lat]) ?? "";
  // Hong Kong and Macau have emergency numbers of their own.
  return country === "CN" ? (iso1A2Code([lon, lat], { level: "territory" }) ?? country) : country;
}
