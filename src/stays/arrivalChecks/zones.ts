import { Temporal } from "temporal-polyfill";
import { countries, countryCode } from "#sections/countries.ts";

/** Node has `timeZones`, newer engines `getTimeZones()` (ECMA-402, Intl Locale Info). */
type LocaleWithZones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] | undefined };

/** Returns the time zones of a country by its name; none where it is not known. */
export function zonesOf(country: string): string[] {
  const code = countryCode(country);
  if (!code) return [];
  const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const countryByZone = new Map<string, string>();

/** Returns the ISO 3166 code of the country that a time zone belongs to; empty where none is known. */
export function countryOfZone(timeZone: string | null): string {
  if (countryByZone.size === 0)
    for (const { code } of countries)
      for (const zone of zonesOf(code)) if (!countryByZone.has(zone)) countryByZone.set(zone, code);
  return countryByZone.get(timeZone ?? "") ?? "";
}

/** Returns whether a zone's clock shows at a moment the same as a clock of the country, in any of its zones. */
export function isZoneOf(timeZone: string, country: string, moment: number): boolean {
  const zones = zonesOf(country);
  return (
    zones.length === 0 ||
    zones.includes(timeZone) ||
    zones.some((zone) => offsetAt(moment, zone) === offsetAt(moment, timeZone))
  );
}

const offsetAt = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offset;
