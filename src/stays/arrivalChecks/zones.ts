import { Temporal } from "temporal-polyfill";
import { countryCode } from "#sections/countries.ts";

/** Node has `timeZones`, newer engines `getTimeZones()` (ECMA-402, Intl Locale Info). */
type LocaleWithZones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] | undefined };

/** Returns the time zones of a country by its name; none where it is not known. */
export function zonesOf(country: string): string[] {
  const code = countryCode(country);
  if (!code) return [];
  const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
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
