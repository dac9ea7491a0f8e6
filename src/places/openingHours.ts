import {
  holidayOf,
  isFullDay,
  PUBLIC_HOLIDAYS,
  readOpeningHours,
  WEEK,
  type Span,
} from "#places/readOpeningHours.ts";
import { sayList, sayMinutes } from "#platform/say.ts";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const ALL_DAY = "24 hours a day";
/** Days with the same hours. */
interface Group {
  days: number[];
  spans: Span[];
}

/** Nobody reads on after so many. */
const MAX_GROUPS = 5;

/**
 * Says OpenStreetMap `opening_hours` in words: "7 am to 3 pm daily", "Sunday to Thursday 11 am to 10 pm, Friday and
 * Saturday 11 am to midnight, closed on public holidays". Reads days, lists and ranges of days, several spans, `24/7`,
 * `off`, `PH` and single days off; null for anything else (seasons, school holidays with hours, comments, holidays that
 * differ by weekday): better nothing than half of it.
 */
export function sayOpeningHours(text: string | undefined): string | null {
  if (!text) return null;
  if (/^(Mo-Su\s+)?(sunrise-sunset|dawn-dusk)$/.test(text.trim())) return "sunrise to sunset";
  const hours = readOpeningHours(text.replaceAll(/[–—]/g, "-"));
  if (!hours) return null;
  const holiday = holidayOf(hours);
  if (holiday === "differs") return null;
  const groups: Group[] = [];
  for (const [day, spans = []] of [...hours.days, holiday].entries()) {
    if (spans.length === 0) continue;
    const same = groups.find((group) => JSON.stringify(group.spans) === JSON.stringify(spans));
    if (same) same.days.push(day);
    else groups.push({ days: [day], spans });
  }
  const [first] = groups;
  if (!first || first.days[0] === PUBLIC_HOLIDAYS || groups.length > MAX_GROUPS) return null;
  if (!groups.every(isSayable)) return null;
  const closedOn = [...(holiday?.length === 0 ? ["public holidays"] : []), ...hours.closedOn];
  return [...groups.map(sayGroup), ...(closedOn.length > 0 ? [`closed on ${sayList(closedOn)}`] : [])].join(
    ", ",
  );
}

/** A full day that does not begin at midnight has no words, unless it goes on every day. */
const isSayable = ({ days, spans }: Group) =>
  !spans.some((span) => isFullDay(span) && span[0] !== 0) || WEEK.every((day) => days.includes(day));

function sayGroup({ days, spans }: Group): string {
  const isDaily = WEEK.every((day) => days.includes(day));
  if (!isDaily) return `${sayDays(days)} ${saySpans(spans)}`;
  return `${saySpans(spans, "daily")}${days.includes(PUBLIC_HOLIDAYS) ? ", public holidays too" : ""}`;
}

/** "weekends", "Sunday to Thursday", "Monday and Wednesday", "weekends and public holidays". */
function sayDays(days: number[]): string {
  const week = days.filter((day) => day !== PUBLIC_HOLIDAYS);
  const names = week.map((day) => NAMES[day] ?? "");
  const first = week.find((day) => !week.includes((day + 6) % 7)) ?? 0;
  const last = (first + week.length - 1) % 7;
  const isRange = week.length > 2 && week.every((day) => (day - first + 7) % 7 < week.length);
  const spoken = isRange ? [`${NAMES[first]} to ${NAMES[last]}`] : names;
  const shortest = names.join() === "Saturday,Sunday" ? ["weekends"] : spoken;
  return sayList(week.length < days.length ? [...shortest, "public holidays"] : shortest);
}

function saySpans(spans: Span[], often = ""): string {
  const [first, ...more] = spans;
  if (more.length === 0 && first && isFullDay(first)) return often ? ALL_DAY : "all day";
  const times = spans.map(([from, to]) => `${sayMinutes(from)} to ${sayMinutes(to)}`).join(" and ");
  return [times, often].filter(Boolean).join(" ");
}
