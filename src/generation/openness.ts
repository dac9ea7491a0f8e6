import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";
import type { Span } from "#places/readOpeningHours.ts";
import { readSeasons } from "#places/seasons.ts";
import { HOUR_MINUTES, DAY_MINUTES } from "#core/durations.ts";

/** When guests want each kind of place, in minutes from midnight. */
const BREAKFAST: Span = [8 * HOUR_MINUTES, 11 * HOUR_MINUTES];
const DINNER: Span = [18 * HOUR_MINUTES, 20 * HOUR_MINUTES + 30];
const DAYTIME: Span = [10 * HOUR_MINUTES, 17 * HOUR_MINUTES];
const WANTED: Partial<Record<Category, Span>> = {
  cafe: BREAKFAST,
  bakery: BREAKFAST,
  restaurant: DINNER,
  fast_food: DINNER,
  pub: DINNER,
  bar: DINNER,
  brewery: DINNER,
  theatre: DINNER,
  cinema: DINNER,
};

/** Returns the share of days on which a place is open when guests want it; null for unknown hours. */
export function openness({ category, tags, checkHours }: PlaceNearby): number | null {
  const seasons = tags["opening_hours"] && !checkHours ? readSeasons(tags["opening_hours"]) : null;
  if (!seasons) return null;
  const wanted = WANTED[category] ?? DAYTIME;
  const days = seasons.flatMap(({ months, hours }) =>
    hours.days.map((spans = []) => (isOpenFor(wanted, spans) ? months.length : 0)),
  );
  return days.reduce((sum, months) => sum + months, 0) / (7 * 12);
}

function isOpenFor([from, to]: Span, spans: readonly Span[]): boolean {
  const open = spans.map(([start, end]) => {
    const today = Math.max(0, Math.min(to, end) - Math.max(from, start));
    const afterMidnight = Math.max(0, Math.min(to, end - DAY_MINUTES) - from);
    return today + afterMidnight;
  });
  return open.reduce((sum, minutes) => sum + minutes, 0) >= (to - from) / 2;
}
