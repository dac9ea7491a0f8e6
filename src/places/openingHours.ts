import {
  holidayOf,
  isFullDay,
  PUBLIC_HOLIDAYS,
  WEEK,
  type OpeningHours,
  type Span,
} from "#places/readOpeningHours.ts";
import { readSeasons, formatMonths, type Season } from "#places/seasons.ts";
import { formatList, formatMinutes } from "#core/format.ts";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const ALL_DAY = "24 hours a day";
/** Days with the same hours. */
interface Group {
  days: number[];
  spans: Span[];
}

/** Maximum groups to format. */
const MAX_GROUPS = 5;

/** Maximum seasons to format. */
const MAX_SEASONS = 3;
/** Closed for this many months, a place is seasonal, which is formatted first. */
const SEASONAL = 5;

/**
 * Says OpenStreetMap `opening_hours` in words: "7 am to 3 pm daily", "Sunday to Thursday 11 am to 10 pm, Friday and
 * Saturday 11 am to midnight, closed on public holidays", "10 am to 5 pm daily; closed June to August". Reads days, lists and
 * ranges of days, several spans, `24/7`, `off`, `PH`, single days off and whole months; null for anything else (dates,
 * school holidays with hours, comments, holidays that differ by weekday): better nothing than half of it.
 */
export function formatOpeningHours(text: string | undefined): string | null {
  if (!text) return null;
  if (/^(Mo-Su\s+)?(sunrise-sunset|dawn-dusk)$/.test(text.trim())) return "sunrise to sunset";
  const seasons = readSeasons(text) ?? [];
  const [only] = seasons;
  if (only && seasons.length === 1) {
    const week = formatWeek(only.hours);
    return week && [week.open, week.closed && `closed ${week.closed}`].filter(Boolean).join(", ");
  }
  return seasons.length > MAX_SEASONS ? null : formatSeasons(seasons);
}

/** "April to October: 10 am to 6 pm daily; closed November to March and on 25 December". */
function formatSeasons(seasons: Season[]): string | null {
  const open = seasons.filter(({ hours }) => !isClosed(hours));
  const shut = seasons.filter(({ hours }) => isClosed(hours)).flatMap(({ months }) => months);
  const weeks = open.flatMap(({ months, hours }) => {
    const week = formatWeek(hours);
    return week ? [{ ...week, months: formatMonths(months) }] : [];
  });
  const [first] = weeks;
  if (!first || weeks.length < open.length || weeks.some(({ closed }) => closed !== first.closed))
    return null;
  const isAlone = weeks.length === 1 && shut.length < SEASONAL;
  const closed = [shut.length > 0 && formatMonths(shut), first.closed].filter(Boolean).join(" and ");
  return [
    ...weeks.map((week) => (isAlone ? week.open : `${week.months}: ${week.open}`)),
    ...(closed ? [`closed ${closed}`] : []),
  ].join("; ");
}

const isClosed = ({ days, holidays }: OpeningHours) =>
  [...days, ...holidays].every((spans = []) => spans.length === 0);

/** Formats the hours of a week, and other closures ("on public holidays"); null when they cannot be expressed. */
function formatWeek(hours: OpeningHours): { open: string; closed: string } | null {
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
  return {
    open: groups.map(formatGroup).join(", "),
    closed: closedOn.length > 0 ? `on ${formatList(closedOn)}` : "",
  };
}

/** A full day that does not begin at midnight cannot be expressed, unless it continues every day. */
const isSayable = ({ days, spans }: Group) =>
  !spans.some((span) => isFullDay(span) && span[0] !== 0) || WEEK.every((day) => days.includes(day));

function formatGroup({ days, spans }: Group): string {
  const isDaily = WEEK.every((day) => days.includes(day));
  if (!isDaily) return `${formatDays(days)} ${formatSpans(spans)}`;
  return `${formatSpans(spans, "daily")}${days.includes(PUBLIC_HOLIDAYS) ? ", public holidays too" : ""}`;
}

/** "weekends", "Sunday to Thursday", "Monday and Wednesday", "weekends and public holidays". */
function formatDays(days: number[]): string {
  const week = days.filter((day) => day !== PUBLIC_HOLIDAYS);
  const names = week.map((day) => NAMES[day] ?? "");
  const first = week.find((day) => !week.includes((day + 6) % 7)) ?? 0;
  const last = (first + week.length - 1) % 7;
  const isRange = week.length > 2 && week.every((day) => (day - first + 7) % 7 < week.length);
  const spoken = isRange ? [`${NAMES[first]} to ${NAMES[last]}`] : names;
  const shortest = names.join() === "Saturday,Sunday" ? ["weekends"] : spoken;
  return formatList(week.length < days.length ? [...shortest, "public holidays"] : shortest);
}

function formatSpans(spans: Span[], often = ""): string {
  const [first, ...more] = spans;
  if (more.length === 0 && first && isFullDay(first)) return often ? ALL_DAY : "all day";
  const times = spans.map(([from, to]) => `${formatMinutes(from)} to ${formatMinutes(to)}`).join(" and ");
  return [times, often].filter(Boolean).join(" ");
}
