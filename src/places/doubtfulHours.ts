import type { Category } from "#places/category.ts";
import type { Place } from "#places/place.ts";
import { isFullDay, type Span } from "#places/readOpeningHours.ts";
import { readSeasons } from "#places/seasons.ts";
import { DAY_MS } from "#core/durations.ts";

const YEAR = 365 * DAY_MS;
/** Maximum age of verified hours; older ones have often changed. */
const MAX_AGE = 2 * YEAR;
/** Kinds that close at night; "24 hours" is probably an error. */
const CLOSES: ReadonlySet<string> = new Set<Category>([
  "restaurant",
  "cafe",
  "pub",
  "bar",
  "bakery",
  "ice_cream",
  "winery",
  "brewery",
  "greengrocer",
  "butcher",
  "bottle_shop",
  "bookshop",
  "gifts",
  "clothes",
  "outdoor",
  "museum",
  "gallery",
  "zoo",
  "theme_park",
  "theatre",
  "cinema",
  "bank",
  "library",
  "visitor_centre",
]);

const CHECKED = ["check_date:opening_hours", "opening_hours:check_date", "check_date", "survey:date"];

/** Returns whether opening hours are too doubtful to state: old or implausible (Places 4). */
export function hasDoubtfulHours({ tags, category, asOf }: Place, now: number): boolean {
  const hours = tags["opening_hours"];
  if (!hours) return false;
  const checks = CHECKED.map((key) => Date.parse(tags[key] ?? "")).filter((time) => time <= now);
  const checked = checks.length > 0 ? Math.max(...checks) : asOf;
  return now - checked > MAX_AGE || isSenseless(hours, category);
}

function isSenseless(hours: string, category: Category): boolean {
  const days = (readSeasons(hours) ?? []).flatMap((season) => season.hours.days);
  const neverCloses = days.some((spans = []) => spans.some(isFullDay)) && CLOSES.has(category);
  return neverCloses || days.some((spans = []) => overlap(spans));
}

/** "8 am to 8 am and noon to 5 pm". */
const overlap = (spans: Span[]) =>
  spans.some((span, at) =>
    spans.some((other, index) => index > at && span[0] < other[1] && other[0] < span[1]),
  );
