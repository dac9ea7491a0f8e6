import { DAY_MS } from "#core/durations.ts";

// Days are strings YYYY-MM-DD, which compare in order.

const QUARTER_HOUR_MS = 900_000;

/** Returns the milliseconds from a moment until just after the next quarter of an hour, as midnights fall. */
export function untilQuarterHour(moment: number): number {
  return QUARTER_HOUR_MS - (moment % QUARTER_HOUR_MS) + 1;
}

/** Returns the UTC day of a moment (epoch ms). After the year 9999 a day has eleven characters or more. */
export function utcDay(moment: number): string {
  const text = new Date(moment).toISOString();
  return text.slice(0, text.indexOf("T"));
}

export function addDays(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * DAY_MS);
}

/** Returns the number of nights between two days; below 1 when the second is not after the first. */
export function nightsBetween(arrival: string, departure: string): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / DAY_MS);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of a moment (epoch ms) in a time zone; null is the runtime's. */
export function dayInZone(timeZone: string | null, moment: number): string {
  const zone = timeZone ?? "";
  const known = formatters.get(zone);
  const digits = "2-digit";
  const day = { year: "numeric", month: digits, day: digits, calendar: "gregory" } as const;
  const formatter =
    known ?? new Intl.DateTimeFormat("en", { ...day, ...(timeZone !== null && { timeZone }) });
  if (!known) formatters.set(zone, formatter);
  // No locale writes YYYY-MM-DD in every browser.
  const parts = new Map(formatter.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
