import { countryCode } from "#sections/countries.ts";
import type { PropertyContent } from "#sections/property/content.ts";

/** Where one zone is the clock of the whole country, as tzdata has it. */
const ofCountry: Partial<Record<string, string>> = {
  NZ: "Pacific/Auckland",
  FJ: "Pacific/Fiji",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  FR: "Europe/Paris",
  DE: "Europe/Berlin",
  IT: "Europe/Rome",
  CH: "Europe/Zurich",
  AT: "Europe/Vienna",
  NL: "Europe/Amsterdam",
  GR: "Europe/Athens",
  JP: "Asia/Tokyo",
  SG: "Asia/Singapore",
  TH: "Asia/Bangkok",
  IN: "Asia/Kolkata",
  ZA: "Africa/Johannesburg",
};

const ofAustralianState: [state: RegExp, zone: string][] = [
  [/\b(nsw|new south wales|act|australian capital territory)\b/i, "Australia/Sydney"],
  [/\b(vic|victoria)\b/i, "Australia/Melbourne"],
  [/\b(qld|queensland)\b/i, "Australia/Brisbane"],
  [/\b(sa|south australia)\b/i, "Australia/Adelaide"],
  [/\b(wa|western australia)\b/i, "Australia/Perth"],
  [/\b(tas|tasmania)\b/i, "Australia/Hobart"],
  [/\b(nt|northern territory)\b/i, "Australia/Darwin"],
];

/** Returns the time zone of a property by its country, in Australia by its state. Null where that does not say it. */
export function zoneOfProperty(property: Pick<PropertyContent, "country" | "state"> | null): string | null {
  const country = countryCode(property?.country ?? "");
  if (country === null) return null;
  if (country !== "AU") return ofCountry[country] ?? null;
  return ofAustralianState.find(([state]) => state.test(property?.state ?? ""))?.[1] ?? null;
}
