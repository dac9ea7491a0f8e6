import { sayList, sayMinutes } from "#platform/say.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "PH"];
const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const PUBLIC_HOLIDAYS = DAYS.indexOf("PH");
const WEEK = NAMES.map((_, day) => day);
const FULL_DAY = 24 * 60;
const ALL_DAY = "24 hours a day";
const SPAN = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/;
const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(
  ",",
);
const DAY_OFF =
  /^(?:(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 0?(\d{1,2})|easter -2 days) (?:off|closed)$/;
const RULE = /^((?:Mo|Tu|We|Th|Fr|Sa|Su|PH)[A-Za-z,\s-]*?)?:?\s*(off|closed|24\/7|\d.*)$/;

/** Minutes from midnight; an end past 24:00 is after midnight. */
type Span = [from: number, to: number];

/** Days with the same hours. */
interface Group {
  days: number[];
  spans: Span[];
}

/** Nobody reads on after so many. */
const MAX_GROUPS = 5;

interface Hours {
  /** The spans of each day, Monday first and public holidays last; none is closed, and undefined is not said. */
  days: (Span[] | undefined)[];
  /** "25 December": days of the year on which it is closed. */
  closedOn: string[];
}

/**
 * Says OpenStreetMap `opening_hours` in words: "7 am to 3 pm daily", "Sunday to Thursday 11 am to 10 pm, Friday and
 * Saturday 11 am to midnight, closed on public holidays". Reads days, lists and ranges of days, several spans, `24/7`,
 * `off`, `PH` and single days off; null for anything else (seasons, school holidays with hours, comments): better
 * nothing than half of it.
 */
export function sayOpeningHours(text: string | undefined): string | null {
  if (!text) return null;
  if (/^(Mo-Su\s+)?(sunrise-sunset|dawn-dusk)$/.test(text.trim())) return "sunrise to sunset";
  const hours = readHours(text.replaceAll(/[–—]/g, "-"));
  if (!hours) return null;
  const groups: Group[] = [];
  for (const [day, spans = []] of hours.days.entries()) {
    if (spans.length === 0) continue;
    const same = groups.find((group) => JSON.stringify(group.spans) === JSON.stringify(spans));
    if (same) same.days.push(day);
    else groups.push({ days: [day], spans });
  }
  const [first] = groups;
  if (!first || first.days[0] === PUBLIC_HOLIDAYS || groups.length > MAX_GROUPS) return null;
  const closedOn = [
    ...(hours.days[PUBLIC_HOLIDAYS]?.length === 0 ? ["public holidays"] : []),
    ...hours.closedOn,
  ];
  return [...groups.map(sayGroup), ...(closedOn.length > 0 ? [`closed on ${sayList(closedOn)}`] : [])].join(
    ", ",
  );
}

function readHours(text: string): Hours | null {
  const hours: Hours = { days: DAYS.map(() => undefined), closedOn: [] };
  for (const rule of text.split(/;|(?<=\d)\s*(?=,\s*[A-Z])/)) {
    // A comma after a time begins a rule that adds to the others; a comma between days does not.
    const adds = rule.startsWith(",");
    const plain = rule.replace(/^,/, "").trim();
    if (plain === "" || /^SH\s+(off|closed)$/i.test(plain)) continue;
    const dayOff = DAY_OFF.exec(plain);
    if (dayOff) {
      hours.closedOn.push(sayDate(dayOff[1], dayOff[2]));
      continue;
    }
    const match = RULE.exec(plain);
    if (!match) return null;
    const days = match[1] ? readDays(match[1]) : WEEK;
    const spans = readSpans(match[2] ?? "");
    if (!days || !spans) return null;
    for (const day of days) hours.days[day] = adds ? [...(hours.days[day] ?? []), ...spans] : spans;
  }
  return hours;
}

/** "25 December"; without a month it is the Friday before Easter. */
const sayDate = (month: string | undefined, day = "") =>
  month ? `${day} ${MONTHS.find((name) => name.startsWith(month))}` : "Good Friday";

function readDays(text: string): number[] | null {
  const days: number[] = [];
  for (const part of text.trim().split(/\s*,\s*/)) {
    const [from = -1, to = from, ...more] = part.split("-").map((day) => DAYS.indexOf(day.trim()));
    const isRange = from !== to;
    if (from < 0 || to < 0 || more.length > 0 || (isRange && Math.max(from, to) === PUBLIC_HOLIDAYS))
      return null;
    for (let day = from; ; day = (day + 1) % NAMES.length) {
      days.push(day);
      if (day === to) break;
    }
  }
  return days;
}

function readSpans(text: string): Span[] | null {
  if (/^(off|closed)$/.test(text)) return [];
  if (text === "24/7") return [[0, FULL_DAY]];
  const spans: Span[] = [];
  for (const part of text.split(",")) {
    const match = SPAN.exec(part.trim());
    if (!match) return null;
    const [h1, m1, h2, m2] = match.slice(1).map(Number) as [number, number, number, number]; // four groups of digits
    if (h1 > 24 || h2 > 30 || m1 > 59 || m2 > 59) return null;
    const [from, to] = [h1 * 60 + m1, h2 * 60 + m2];
    spans.push([from, to > from ? to : to + FULL_DAY]);
  }
  return spans;
}

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
  if (more.length === 0 && first && first[1] - first[0] === FULL_DAY) return often ? ALL_DAY : "all day";
  const times = spans.map(([from, to]) => `${sayMinutes(from)} to ${sayMinutes(to)}`).join(" and ");
  return [times, often].filter(Boolean).join(" ");
}
