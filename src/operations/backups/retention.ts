/** How many of the newest backups stay, and for how many months before them the first one. */
const NEWEST = 7;
const MONTHS = 6;

/** Returns the backups that go. `days` are in order, oldest first. */
export function noLongerNeeded(days: string[]): string[] {
  const newest = days.slice(-NEWEST);
  const firstOfMonths = new Map<string, string>();
  for (const day of days) if (!firstOfMonths.has(day.slice(0, 7))) firstOfMonths.set(day.slice(0, 7), day);
  const needed = new Set([...newest, ...[...firstOfMonths.values()].slice(-MONTHS)]);
  return days.filter((day) => !needed.has(day));
}
