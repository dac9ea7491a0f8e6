import { DAY_MINUTES } from "#core/durations.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "PH"];
/** Monday first. */
export const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** Index of public holidays among the days. */
export const PUBLIC_HOLIDAYS = DAYS.indexOf("PH");
const SPAN = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/;
export const MONTHS =
  "January,February,March,April,May,June,July,August,September,October,November,December".split(",");
const DAY_OFF =
  /^(?:(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 0?(\d{1,2})|easter -2 days|(SH)) (?:off|closed)$/;
const RULE = /^((?:Mo|Tu|We|Th|Fr|Sa|Su|PH)[A-Za-z,\s-]*?)?:?\s*(off|closed|24\/7|\d.*)$/;

/** Minutes from midnight; an end past 24:00 is after midnight. */
export type Span = [from: number, to: number];

export interface OpeningHours {
  /** The spans of each day, Monday first; none is closed, undefined is unknown. */
  days: (Span[] | undefined)[];
  /** The same for public holidays by weekday: a later rule applies to them too. */
  holidays: (Span[] | undefined)[];
  /** Closed on: "25 December", "school holidays". */
  closedOn: string[];
}

/** Parses OpenStreetMap `opening_hours`. Returns null for what `formatOpeningHours` cannot express. */
export function readOpeningHours(text: string): OpeningHours | null {
  const hours: OpeningHours = {
    days: WEEK.map(() => undefined),
    holidays: WEEK.map(() => undefined),
    closedOn: [],
  };
  for (const rule of text.split(/;|(?<=\d)\s*(?=,\s*[A-Z])/)) {
    // A comma after a time begins an additional rule; a comma between days does not.
    const adds = rule.startsWith(",");
    const plain = rule.replace(/^,/, "").trim();
    if (plain === "") continue;
    const dayOff = DAY_OFF.exec(plain);
    if (dayOff) {
      const date = dayOff[3] ? "school holidays" : formatDate(dayOff[1], dayOff[2]);
      if (!date) return null;
      hours.closedOn.push(date);
      continue;
    }
    const match = RULE.exec(plain);
    if (!match) return null;
    const days = match[1] ? readDays(match[1]) : WEEK;
    const spans = readSpans(match[2] ?? "");
    if (!days || !spans || !takeRule(hours, days, spans, adds)) return null;
  }
  return hours;
}

/** Applies a rule over earlier ones. Returns false when the result is undefined. */
function takeRule(hours: OpeningHours, days: number[], spans: Span[], adds: boolean): boolean {
  const week = days.filter((day) => day !== PUBLIC_HOLIDAYS);
  for (const day of week) {
    const before = hours.days[day] ?? [];
    if (adds && before.some(isFullDay)) return false;
    hours.days[day] = adds ? [...before, ...spans] : spans;
    if (!adds && hours.holidays[day]) hours.holidays[day] = spans;
  }
  if (week.length < days.length) hours.holidays = WEEK.map(() => spans);
  else if (week.length === WEEK.length && !adds) hours.holidays = WEEK.map(() => undefined);
  if (adds || hours.closedOn.length === 0 || spans.length === 0) return true;
  // A rule for every day reopens closed dates; a rule for some days leaves it unknown.
  hours.closedOn = [];
  return week.length === WEEK.length;
}

/** Returns the hours of every public holiday; undefined when they are the weekday's, or unknown. */
export function holidayOf({ days, holidays }: OpeningHours): Span[] | undefined | "differs" {
  const listed = holidays.map((spans) => JSON.stringify(spans));
  if (new Set(listed).size === 1) return holidays[0];
  return days.every((spans = [], day) => JSON.stringify(spans) === listed[day]) ? undefined : "differs";
}

/** Formats "25 December"; without a month the Friday before Easter. Null for an invalid date. */
function formatDate(month: string | undefined, day = ""): string | null {
  if (!month) return "Good Friday";
  const at = MONTHS.findIndex((name) => name.startsWith(month));
  const last = new Date(Date.UTC(2024, at + 1, 0)).getUTCDate(); // a leap year
  return Number(day) >= 1 && Number(day) <= last ? `${day} ${MONTHS[at]}` : null;
}

function readDays(text: string): number[] | null {
  const days: number[] = [];
  for (const part of text.trim().split(/\s*,\s*/)) {
    const [from = -1, to = from, ...more] = part.split("-").map((day) => DAYS.indexOf(day.trim()));
    const isRange = from !== to;
    if (from < 0 || to < 0 || more.length > 0 || (isRange && Math.max(from, to) === PUBLIC_HOLIDAYS))
      return null;
    for (let day = from; ; day = (day + 1) % WEEK.length) {
      days.push(day);
      if (day === to) break;
    }
  }
  return days;
}

function readSpans(text: string): Span[] | null {
  if (/^(off|closed)$/.test(text)) return [];
  if (text === "24/7") return [[0, DAY_MINUTES]];
  const spans: Span[] = [];
  for (const part of text.split(",")) {
    const match = SPAN.exec(part.trim());
    if (!match) return null;
    const [h1, m1, h2, m2] = match.slice(1).map(Number) as [number, number, number, number]; // four groups of digits
    if (h1 > 23 || h2 > 30 || m1 > 59 || m2 > 59) return null;
    const [from, to] = [h1 * 60 + m1, h2 * 60 + m2];
    spans.push([from, to > from ? to : to + DAY_MINUTES]);
  }
  return spans;
}

export const isFullDay = ([from, to]: Span) => to - from === DAY_MINUTES;
