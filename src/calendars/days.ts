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
