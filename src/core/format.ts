import { DAY_MINUTES, DAY_MS, MINUTE_MS } from "#core/durations.ts";

// Formats of times, days, distances and lists for screens, pages and prints.

const LOCALE = "en-AU";

const clock = { hour12: true, timeZone: "UTC" } as const;
const hour = new Intl.DateTimeFormat(LOCALE, { ...clock, hour: "numeric" });
const hourAndMinute = new Intl.DateTimeFormat(LOCALE, { ...clock, hour: "numeric", minute: "2-digit" });

/** Formats a time of day, given in minutes from midnight: "3 pm", "10:30 am", "noon", "midnight". */
export function formatMinutes(minutes: number): string {
  const ofTheDay = minutes % DAY_MINUTES;
  if (ofTheDay === 0) return "midnight";
  if (ofTheDay === DAY_MINUTES / 2) return "noon";
  return (ofTheDay % 60 === 0 ? hour : hourAndMinute).format(ofTheDay * MINUTE_MS);
}

/** Formats a stored time of day (HH:MM) as `formatMinutes` does. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return formatMinutes(hours * 60 + minutes);
}

const metresIn = new Intl.NumberFormat(LOCALE, { style: "unit", unit: "meter" });
const kilometresIn = (digits: number) =>
  new Intl.NumberFormat(LOCALE, { style: "unit", unit: "kilometer", maximumFractionDigits: digits });
const shortTrip = kilometresIn(1);
const longTrip = kilometresIn(0);

/** Formats a distance in metres: to 10 m below a kilometre, to 100 m below ten. */
export function formatDistance(metres: number): string {
  if (metres < 995) return metresIn.format(Math.max(10, Math.round(metres / 10) * 10));
  return (metres < 9950 ? shortTrip : longTrip).format(metres / 1000);
}

const significant = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 });

/** Formats a size in bytes: "14 kB", "12.3 MB", "1.24 GB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1e6) return `${significant.format(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${significant.format(bytes / 1e6)} MB` : `${significant.format(bytes / 1e9)} GB`;
}

const conjunction = new Intl.ListFormat(LOCALE);

/** Formats "a", "a and b", "a, b and c". */
export function formatList(parts: readonly string[]): string {
  return conjunction.format(parts);
}

const dayMonthYear = { day: "numeric", month: "long", year: "numeric" } as const;
const shortMonth = { day: "numeric", month: "short", year: "numeric" } as const;
const dayOfWeek = { weekday: "long", day: "numeric", month: "long" } as const;
const shortDay = { weekday: "short", day: "numeric", month: "short" } as const;

/** Formats moments as "Mon 23 Nov": browsers differ in the order of the parts and in commas. */
function dayFormat(parts: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(LOCALE, parts);
  return (time: number) => {
    const named = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    return (["weekday", "day", "month", "year"] as const).flatMap((part) => named.get(part) ?? []).join(" ");
  };
}

const defaultDay = dayFormat(shortMonth);
const longDate = dayFormat({ ...dayMonthYear, timeZone: "UTC" });
const mediumDate = dayFormat({ ...shortMonth, timeZone: "UTC" });
const shortDate = dayFormat({ ...shortDay, timeZone: "UTC" });
const monthFirst = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const short = new Intl.DateTimeFormat(LOCALE, { timeStyle: "short" });

const midnightOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Formats a date (YYYY-MM-DD), the same on the server and in every browser: "14 July 2026". */
export function formatDate(date: string): string {
  return longDate(midnightOf(date));
}

/** Formats a date (YYYY-MM-DD) as hosts' screens write days: "14 Jul 2026" (Screens 6). */
export function formatMediumDate(date: string): string {
  return mediumDate(midnightOf(date));
}

/** Formats a date (YYYY-MM-DD) short enough for a row: "Fri 18 Dec". */
export function formatShortDate(date: string): string {
  return shortDate(midnightOf(date));
}

/** Formats two dates (YYYY-MM-DD) with `between` between them, and a shared month once: "Fri 12 to Sun 14 Dec". */
export function formatShortDates(from: string, until: string, between: string): string {
  const first = formatShortDate(from);
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return `${isOneMonth ? first.slice(0, first.lastIndexOf(" ")) : first}${between}${formatShortDate(until)}`;
}

/** Formats the day of a moment (epoch ms) in a time zone: "Tuesday 9 December". */
export function formatDayOfWeek(time: number, timeZone: string): string {
  return dayFormat({ ...dayOfWeek, timeZone })(time);
}

/** Formats the time of day of a moment (epoch ms) in a time zone: "3:20 pm". */
export function formatTimeIn(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeStyle: "short", timeZone }).format(time);
}

/** Formats a date (YYYY-MM-DD) with its day of the week: "Tuesday 9 December". */
export function formatDateOfWeek(date: string): string {
  return formatDayOfWeek(midnightOf(date), "UTC");
}

/** Formats the reader's local day of a moment (epoch ms): "5 Jan 2025" (Screens 6). */
export function formatDay(time: number): string {
  return defaultDay(time);
}

/**
 * Formats a moment (epoch ms) by its time on the reader's local day of `now`, with "yesterday" on the day before, else as
 * `formatMoment` does.
 */
export function formatMomentSince(time: number, now: number): string {
  const day = formatDay(time);
  if (day === formatDay(now)) return short.format(time);
  return day === formatDay(now - DAY_MS) ? `yesterday, ${short.format(time)}` : formatMoment(time);
}

/** Formats the reader's local day and time of a moment (epoch ms): "5 Jan 2025, 3:20 pm". */
export function formatMoment(time: number): string {
  return `${defaultDay(time)}, ${short.format(time)}`;
}

/** Formats the reader's local day of a moment (epoch ms) for the dashboard: "Jan 5, 2025" (Screens 6). */
export function formatMonthFirst(time: number): string {
  return monthFirst.format(time);
}
