import type { ContentLine } from "#stays/calendars/feed/contentLines.ts";
import { readText } from "#stays/calendars/feed/contentLines.ts";
import { later, readDuration, readMoment, type FeedMoment } from "#stays/calendars/feed/feedMoment.ts";
import { DAY_MS } from "#core/durations.ts";

/** A VEVENT with its properties as they are in the feed. */
export interface FeedEvent {
  uid: string;
  start: FeedMoment | null;
  end: FeedMoment | null;
  /** Whether it has DTEND or DURATION, which may be unreadable. */
  hasEnd: boolean;
  /** Milliseconds. */
  duration: number | null;
  summary: string;
  description: string;
  status: string;
  sequence: number;
  repeats: boolean;
}

/** Characters. A name or code is nearer to the beginning. */
const MAX_TEXT = 4000;

export const newFeedEvent = (): FeedEvent => ({
  uid: "",
  start: null,
  end: null,
  hasEnd: false,
  duration: null,
  summary: "",
  description: "",
  status: "",
  sequence: 0,
  repeats: false,
});

/** Adds a content line to an event. Ignores properties other than days, guest and status. */
export function addToEvent(event: FeedEvent, line: ContentLine): void {
  switch (line.name) {
    case "UID":
      event.uid = readText(line.value).slice(0, 500);
      break;
    case "DTSTART":
      event.start = readMoment(line);
      break;
    case "DTEND":
      event.end = readMoment(line);
      event.hasEnd = true;
      break;
    case "DURATION":
      event.duration = readDuration(line.value);
      event.hasEnd = true;
      break;
    case "SUMMARY":
      event.summary = readText(line.value.slice(0, MAX_TEXT));
      break;
    case "DESCRIPTION":
      event.description = readText(line.value.slice(0, MAX_TEXT));
      break;
    case "STATUS":
      event.status = line.value.trim().toUpperCase();
      break;
    case "SEQUENCE":
      event.sequence = Number.parseInt(line.value, 10) || 0;
      break;
    case "RRULE":
    case "RDATE":
      event.repeats = true;
      break;
    default:
  }
}

/** Returns the end of an event: DTEND, or DTSTART with DURATION, or after the one day of DTSTART (RFC 5545 §3.6.1). */
export function endOf({ start, end, hasEnd, duration }: FeedEvent): FeedMoment | null {
  if (end || !start) return end;
  if (duration !== null) return later(start, duration);
  return start.time === null && !hasEnd ? later(start, DAY_MS) : null;
}
