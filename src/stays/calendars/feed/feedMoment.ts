import type { ContentLine } from "#stays/calendars/feed/contentLines.ts";
import { utcDay } from "#core/days.ts";

/** A day, and a time of day (HH:MM) where the feed has one, both in the property's zone. */
export interface FeedMoment {
  day: string;
  time: string | null;
  /** The same as milliseconds of that clock, to which durations are added. */
  clock: number;
  isUtc: boolean;
}

const MOMENT = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i;
const UTC_NAMES = /^(utc|gmt|z|etc\/(utc|gmt|uct|zulu)|\/?coordinated universal time)$/i;

/** Parses DTSTART or DTEND: with a TZID in the property's zone, in UTC converted; null for no date. */
export function readMoment({ value, params }: ContentLine): FeedMoment | null {
  const match = MOMENT.exec(value.trim());
  if (!match) return null;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const clock = Date.UTC(year, month - 1, date);
  const day = Number.isNaN(clock) ? "" : utcDay(clock);
  if (year < 1990 || year > 2200 || day !== `${match[1]}-${match[2]}-${match[3]}`) return null;
  if (match[4] === undefined) return { day, time: null, clock, isUtc: false };
  if (hour > 23 || minute > 59) return null;
  const moment = clock + ((hour * 60 + minute) * 60 + second) * 1000;
  return { ...onClock(moment), isUtc: match[7] !== undefined || UTC_NAMES.test(params.get("TZID") ?? "") };
}

/** Returns the moment `ms` milliseconds later. A day without a time stays a day. */
export function later(moment: FeedMoment, ms: number): FeedMoment {
  const moved = onClock(moment.clock + ms);
  return { ...moved, time: moment.time === null ? null : moved.time, isUtc: moment.isUtc };
}

/** Converts a moment in UTC to a zone (an IANA name). */
export function atProperty(moment: FeedMoment, timeZone: string): FeedMoment {
  if (!moment.isUtc) return moment;
  const parts = formatterOf(timeZone).format(moment.clock); // 2026-01-09, 15:00:00
  const clock = Date.parse(`${parts.slice(0, 10)}T${parts.slice(12, 20)}Z`);
  return { ...onClock(clock), isUtc: false };
}

const onClock = (clock: number) => {
  const text = new Date(clock).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16), clock };
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const digits = "2-digit";
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  formatters.set(timeZone, made);
  return made;
}

const DURATION = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/i;

/** Parses a DURATION (RFC 5545 §3.3.6) to milliseconds. Null for a negative one and for no duration. */
export function readDuration(value: string): number | null {
  const match = DURATION.exec(value.trim());
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
