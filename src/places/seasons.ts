import { MONTHS, readOpeningHours, type OpeningHours } from "#places/readOpeningHours.ts";
import { formatList } from "#core/format.ts";

const SHORT = MONTHS.map((name) => name.slice(0, 3));
const YEAR = [...MONTHS.keys()];
const MONTH = `(?:${SHORT.join("|")})`;
/** "Apr-Oct", "Jan-Mar,Nov-Dec", before the days and times of a rule. */
const RULE = new RegExp(
  `^(${MONTH}(?:-${MONTH})?(?:, ?${MONTH}(?:-${MONTH})?)*) ?:? (?!\\d{1,2}(?![\\d:/]))(.+)$`,
);
/** A comma that begins another rule, for any month. */
const ADDED_RULE = /\d\s*,\s*[A-Z]/;

/** Hours of some months of the year, January being 0. */
export interface Season {
  months: number[];
  hours: OpeningHours;
}

/** Parses `opening_hours` by season in order: one of twelve months for the same; null if unreadable. */
export function readSeasons(text: string): Season[] | null {
  const rules = text
    .replaceAll(/[–—]/g, "-")
    .split(";")
    .map((rule) => rule.trim());
  const dated = rules.map((rule) => {
    const [, months, rest = ""] = RULE.exec(rule) ?? [];
    return months === undefined ? { rule, months: YEAR } : { rule: rest, months: monthsIn(months) };
  });
  const isSeasonal = dated.some(({ months }) => months !== YEAR);
  if (isSeasonal && rules.some((rule) => ADDED_RULE.test(rule))) return null;
  const seasons: Season[] = [];
  for (const month of YEAR) {
    const own = dated.filter(({ months }) => months.includes(month)).map(({ rule }) => rule);
    const hours = readOpeningHours(own.join(";"));
    if (!hours) return null;
    const same = seasons.find((season) => JSON.stringify(season.hours) === JSON.stringify(hours));
    if (same) same.months.push(month);
    else seasons.push({ months: [month], hours });
  }
  return seasons;
}

function monthsIn(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map((name) => SHORT.indexOf(name.trim()));
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => (from + at) % 12);
  });
}

/** Formats "June to August", "January and July". */
export function formatMonths(months: readonly number[]): string {
  const first = months.find((month) => !months.includes((month + 11) % 12)) ?? 0;
  const last = (first + months.length - 1) % 12;
  const isRange = months.length > 2 && months.every((month) => (month - first + 12) % 12 < months.length);
  return isRange
    ? `${MONTHS[first]} to ${MONTHS[last]}`
    : formatList(months.map((month) => MONTHS[month] ?? ""));
}
