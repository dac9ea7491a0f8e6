import type { Days } from "#stays/contract.ts";

/** Returns whether two ranges share a night. The day of departure is not one: a turnover is no conflict. */
export function overlap(a: Days, b: Days): boolean {
  return a.arrival < b.departure && b.arrival < a.departure;
}

export const haveSameDays = (a: Days, b: Days) => a.arrival === b.arrival && a.departure === b.departure;
