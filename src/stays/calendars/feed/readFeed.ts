import { contentLines, readContentLine } from "#stays/calendars/feed/contentLines.ts";
import type { Feed } from "#stays/calendars/feed/contract.ts";
import { addToEvent, newFeedEvent, type FeedEvent } from "#stays/calendars/feed/feedEvent.ts";
import { platformOf } from "#stays/calendars/feed/kindOf.ts";
import { toEntries } from "#stays/calendars/feed/toEntries.ts";
import { refused, ok, type Refusal, type Result } from "#core/refusal.ts";

/** More than a property has in its lifetime. */
export const MAX_EVENTS = 20_000;
/** Components nest three levels deep: an alarm in an event of a calendar. */
const MAX_DEPTH = 16;

/** The property's zone, an IANA name: for feeds with times in UTC. */
interface ReadOptions {
  timeZone?: string | null;
}

/** Reads an iCalendar feed. Refuses a bad, cut off or huge one: it cancels no stay (Calendars 1). */
export function readFeed(bytes: Uint8Array, options: ReadOptions = {}): Result<Feed> {
  const steps = readInSteps(bytes, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads an iCalendar feed as `readFeed` does, and yields to other work every few milliseconds. */
export async function readFeedInTurns(
  bytes: Uint8Array,
  options: ReadOptions,
  nextTurn: () => Promise<void>,
): Promise<Result<Feed>> {
  const steps = readInSteps(bytes, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

function* readInSteps(bytes: Uint8Array, { timeZone }: ReadOptions): Generator<void, Result<Feed>> {
  // Text has no NUL byte; pictures and archives have one near the beginning.
  if (bytes.subarray(0, 4096).includes(0)) return refused(feedRefusals.notCalendar);
  const events: FeedEvent[] = [];
  const prodIds: string[] = [];
  const open: string[] = [];
  let zone = timeZone ?? null;
  let isCalendar = false;
  let event: FeedEvent | null = null;
  for (const text of contentLines(bytes)) {
    if (text === null) {
      yield;
      continue;
    }
    const line = readContentLine(text);
    if (!isCalendar && !(line?.name === "BEGIN" && isNamed(line.value, "VCALENDAR"))) {
      if (text.trim() === "") continue;
      return refused(feedRefusals.notCalendar);
    }
    isCalendar = true;
    if (!line) continue;
    if (line.name === "BEGIN") {
      const name = line.value.trim().toUpperCase();
      if (name === "VEVENT") {
        if (event) events.push(event);
        if (events.length >= MAX_EVENTS) return refused(feedRefusals.tooManyEvents);
        event = newFeedEvent();
        open.length = 1;
      }
      if (open.push(name) > MAX_DEPTH) return refused(feedRefusals.notCalendar);
    } else if (line.name === "END") {
      const name = line.value.trim().toUpperCase();
      // An event may lack its END line: it counts.
      if (event && (name === "VEVENT" || name === "VCALENDAR")) {
        events.push(event);
        event = null;
      }
      const at = open.lastIndexOf(name);
      if (at !== -1) open.length = at;
    } else if (event && open.at(-1) === "VEVENT") addToEvent(event, line);
    else if (line.name === "PRODID" && open.length === 1) prodIds.push(line.value);
    else if (line.name === "X-WR-TIMEZONE") zone ??= line.value.trim();
  }
  if (!isCalendar) return refused(feedRefusals.notCalendar);
  if (open.length > 0) return refused(feedRefusals.cutOff);
  yield;
  const platform = platformOf(prodIds);
  return ok({ platform, ...(yield* toEntries(events, platform, zone)) });
}

const isNamed = (value: string, name: string) => value.trim().toUpperCase() === name;

/** The refusals of a fetched feed, shown to the host who pasted its URL. */
export const feedRefusals = {
  notCalendar: {
    code: "not_a_calendar",
    message:
      "This is not a calendar. Copy the link that the platform calls “Export calendar” or “iCal”; it often ends with .ics.",
  },
  cutOff: {
    code: "calendar_cut_off",
    message: "The calendar stops halfway. Nothing was changed, and we will try again within the hour.",
  },
  tooManyEvents: {
    code: "calendar_too_large",
    message: "This calendar has too many entries for one home. Use the link of this home's own calendar.",
  },
} as const satisfies Record<string, Refusal>;
