import { feedPlatforms } from "#stays/calendars/feed/contract.ts";
import { readFeed } from "#stays/calendars/feed/readFeed.ts";
import { isAirbnbCode, type CalendarEntry } from "#stays/calendars/match/entry.ts";
import { matchReading } from "#stays/calendars/match/matchReading.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { planStays } from "#stays/calendars/match/planStays.ts";
import { todayAt } from "#stays/calendars/match/today.ts";
import type { Booking, ModelPlatform, Timeline } from "#test/calendarTimeline.ts";
import { feedAt, momentAt } from "#test/calendarTimelineFeeds.ts";
import {
  answered,
  newCalendarTruth,
  type CalendarTruth,
  type FaultKind,
  type StayHours,
} from "#test/calendarTruth.ts";

/** What went wrong in timelines, and how much was looked at. */
export interface TimelineFigures extends StayHours {
  readings: number;
  refusedReadings: number;
  falseCancellations: number;
  missedStays: number;
  /** A move that gave a guest another link. */
  lostLinks: number;
  /** A guest with the link of another: where a platform names its guests. */
  sharedLinks: number;
  /** A link that a reading ended and another one opened again, without the platform's code of the booking. */
  revivedLinks: number;
  /** Hours in which a guest's link hid the code while it had to show it, and the other way round (Stays 3). */
  lockedOut: number;
  outsideWindow: number;
  cancelled: number;
  faults: string[];
}

export const noFigures = (): TimelineFigures => ({
  readings: 0,
  refusedReadings: 0,
  stayHours: 0,
  falseCancellations: 0,
  missedStays: 0,
  lostLinks: 0,
  sharedLinks: 0,
  revivedLinks: 0,
  lockedOut: 0,
  outsideWindow: 0,
  lingeringHours: 0,
  longestLingering: 0,
  cancelled: 0,
  faults: [],
});

/** What the readings of an hour have left. */
export interface HourOfTimeline {
  hour: number;
  stays: readonly PlannedStay[];
  seen: CalendarTruth["seen"];
  /** The texts that were read without a problem, by platform. */
  texts: ReadonlyMap<ModelPlatform, string>;
}

/**
 * Reads a timeline hour by hour, as the product does, and compares the stays with the bookings of the model; `afterHour`
 * hears of each hour.
 */
export function runTimeline(
  timeline: Timeline,
  figures: TimelineFigures,
  name = "",
  afterHour?: (hour: HourOfTimeline) => void,
): void {
  let ids = 0;
  const newId = () => `${(ids += 1)}`;
  let entries: CalendarEntry[] = [];
  let stays: PlannedStay[] = [];
  const lastText = new Map<ModelPlatform, string>();
  const failed = new Set<string>();
  const fail = (key: FaultKind, booking: Booking, text: string) => {
    figures[key] += 1;
    const what = `${name}: ${key}: ${booking.key}`;
    if (!failed.has(what) && figures.faults.length < 50) figures.faults.push(`${what} ${text}`);
    failed.add(what);
  };

  const truth = newCalendarTruth(timeline, figures, fail);

  const plan = (now: number) => {
    const planned = planStays({
      entries,
      stays,
      closuresOf: () => timeline.closures,
      platformOf: (id) => feedPlatforms.find((platform) => platform === id) ?? "other",
      newId,
      newCode: () => `OURS${newId()}`,
      day: todayAt(now, "UTC"),
    });
    entries = planned.entries;
    const changes = new Map(planned.changed.map(({ id, change }) => [id, change]));
    figures.cancelled += planned.changed.filter(({ change }) => change.isCancelled === true).length;
    const revived = stays.filter(
      ({ id, code }) => changes.get(id)?.isCancelled === false && !isAirbnbCode(code),
    );
    figures.revivedLinks += revived.length;
    stays = [...stays.map((stay) => ({ ...stay, ...changes.get(stay.id) })), ...planned.inserted];
  };

  for (let hour = 0; hour < timeline.hours; hour += 1) {
    const texts = new Map<ModelPlatform, string>();
    for (const [index, platform] of timeline.platforms.entries()) {
      const now = momentAt(hour) + index * 60_000;
      const text = feedAt(timeline, platform, hour);
      figures.readings += 1;
      const isUnchanged = lastText.get(platform) === text && hour % 6 !== 0;
      const feed = isUnchanged ? undefined : readFeed(Buffer.from(text));
      if (feed?.ok === false) {
        figures.refusedReadings += 1;
        continue;
      }
      lastText.set(platform, text);
      texts.set(platform, text);
      const own = entries.filter(({ calendarId }) => calendarId === platform);
      const others = entries.filter(({ calendarId }) => calendarId !== platform);
      const reading = { calendarId: platform, closures: timeline.closures, others, newId };
      const matched = matchReading(
        own,
        { ...reading, feed: feed?.value ?? "unchanged" },
        todayAt(now, "UTC"),
      );
      // The host has the email within the hour.
      const emailed = (entry: CalendarEntry) =>
        entry.missingSince !== null && entry.hostEmailedAt === null
          ? { ...entry, hostEmailedAt: now }
          : entry;
      entries = [...others, ...matched.entries.map(emailed)];
      const isSame = (entry: CalendarEntry, at: number) => entry === own[at];
      if (matched.entries.length !== own.length || !matched.entries.every(isSame)) {
        plan(now);
        entries = entries.map((entry) => answered(entry, timeline, hour));
        plan(now);
      }
      if (!isUnchanged) truth.noteReading(platform, hour, text);
    }
    truth.compare(hour, stays);
    afterHour?.({ hour, stays, seen: truth.seen, texts });
  }
}
