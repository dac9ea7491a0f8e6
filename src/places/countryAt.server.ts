import { iso1A2Code } from "@rapideditor/country-coder";
import type { Point } from "#places/geo.ts";

/** Returns the country of a point, as ISO 3166; empty at sea. Accurate to some hundred metres. */
export function countryAt({ lat, lon }: Point): string {
  const country = iso1A2Code([lon, lat]) ?? "";
  // Hong Kong and Macau have different emergency numbers.
  return country === "CN" ? (iso1A2Code([lon, lat], { level: "territory" }) ?? country) : country;
}
