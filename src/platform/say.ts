// How times, days, distances and lists read, once for every screen, page and sheet.

const LOCALE = "en-AU";

const clock = { hour12: true, timeZone: "UTC" } as const;
const hour = new Intl.DateTimeFormat(LOCALE, { ...clock, hour: "numeric" });
const hourAndMinute = new Intl.DateTimeFormat(LOCALE, { ...clock, hour: "numeric", minute: "2-digit" });

/** Returns a time of day, given in minutes from midnight: "3 pm", "10:30 am", "noon", "midnight". */
export function sayMinutes(minutes: number): string {
  const ofTheDay = minutes % (24 * 60);
  if (ofTheDay === 0) return "midnight";
  if (ofTheDay === 12 * 60) return "noon";
  return (ofTheDay % 60 === 0 ? hour : hourAndMinute).format(ofTheDay * 60_000);
}

/** Returns a stored time of day (HH:MM) in the form of `sayMinutes`. */
export function sayTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return sayMinutes(hours * 60 + minutes);
}

const metresIn = new Intl.NumberFormat(LOCALE, { style: "unit", unit: "meter" });
const kilometresIn = (digits: number) =>
  new Intl.NumberFormat(LOCALE, { style: "unit", unit: "kilometer", maximumFractionDigits: digits });
const shortTrip = kilometresIn(1);
const longTrip = kilometresIn(0);

/** Returns a distance in metres as a guest can use it: to 10 m below a kilometre, to 100 m below ten. */
export function sayDistance(metres: number): string {
  if (metres < 995) return metresIn.format(Math.max(10, Math.round(metres / 10) * 10));
  return (metres < 9950 ? shortTrip : longTrip).format(metres / 1000);
}

const conjunction = new Intl.ListFormat(LOCALE);

/** Returns "a", "a and b", "a, b and c". */
export function sayList(parts: readonly string[]): string {
  return conjunction.format(parts);
}

const long = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });
const longInUtc = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
const medium = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
const monthFirst = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const short = new Intl.DateTimeFormat(LOCALE, { timeStyle: "short" });

/** Returns the reader's own day of a moment (epoch ms): "5 January 2027". */
export function sayLongDay(time: number): string {
  return long.format(time);
}

/** Returns a date (YYYY-MM-DD) in words, the same on the server and in every browser: "14 July 2026". */
export function sayDate(date: string): string {
  return longInUtc.format(new Date(`${date}T00:00:00Z`));
}

const dayOfWeek = { weekday: "long", day: "numeric", month: "long" } as const;

/** Returns the day of a moment (epoch ms) in a time zone: "Tuesday 9 December". */
export function sayDayOfWeek(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { ...dayOfWeek, timeZone }).format(time).replace(",", "");
}

/** Returns the time of day of a moment (epoch ms) in a time zone: "3:20 pm". */
export function sayTimeIn(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeStyle: "short", timeZone }).format(time);
}

/** Returns a date (YYYY-MM-DD) with its day of the week: "Tuesday 9 December". */
export function sayDateOfWeek(date: string): string {
  return sayDayOfWeek(Date.parse(`${date}T00:00:00Z`), "UTC");
}

/** Returns the reader's own day of a moment (epoch ms) as the dashboard is specified: "Jan 5, 2025" (Screens 6). */
export function sayMonthFirst(time: number): string {
  return monthFirst.format(time);
}

/** Returns the reader's own day of a moment (epoch ms): "5 Jan 2025" (Screens 6). */
export function sayDay(time: number): string {
  return medium.format(time);
}

/** Returns the reader's own day and hour of a moment (epoch ms): "5 Jan 2025, 3:20 pm". */
export function sayMoment(time: number): string {
  return `${medium.format(time)}, ${short.format(time)}`;
}
