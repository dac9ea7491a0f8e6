const DAY_MS = 86_400_000;

/** Returns the day (YYYY-MM-DD) that is so many days later. Days compare as texts. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

/** Returns how many nights lie between two days; below 1 where the second is not after the first. */
export function nightsBetween(arrival: string, departure: string): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / DAY_MS);
}

interface Days {
  arrival: string;
  departure: string;
}

/** Returns whether two ranges have a night in common. The day of departure is not one: a turnover is no conflict. */
export function overlap(a: Days, b: Days): boolean {
  return a.arrival < b.departure && b.arrival < a.departure;
}

export const haveSameDays = (a: Days, b: Days) => a.arrival === b.arrival && a.departure === b.departure;

/** Returns the UTC day of a moment (epoch ms). */
export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of a moment (epoch ms) in a time zone; of the runtime's own where it is null. */
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
