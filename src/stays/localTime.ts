import { Temporal } from "temporal-polyfill";

/** Returns the moment of a day and time in a zone; for a skipped time the next that exists. */
export function momentOf(day: string, time: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

/** Returns the first moment of a day in a zone, which is not always midnight. */
export function startOfDay(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds;
}

/** Returns whether a text names a time zone that this server knows, such as `Australia/Sydney`. */
export function isTimeZone(name: string): boolean {
  if (!/^(UTC|[A-Za-z_]+(\/[\w+-]+)+)$/.test(name)) return false;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== "";
  } catch {
    return false;
  }
}
