import { Temporal } from "temporal-polyfill";

/** Returns the moment (epoch ms) of a day and a time of day in a zone. A time that the clock skips is the next that it shows. */
export function momentOf(day: string, time: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

/** Returns the first moment of a day in a zone: in some zones it is not midnight. */
export function startOfDay(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds;
}

/** Returns the day (YYYY-MM-DD) on which a moment (epoch ms) falls in a zone. */
export function dayAt(moment: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns how many nights lie between two days. */
export function nightsBetween(arrival: string, departure: string): number {
  return Temporal.PlainDate.from(arrival).until(Temporal.PlainDate.from(departure)).days;
}

/** Returns whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
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
