import type { FeedEntry } from "#stays/calendars/feed/contract.ts";
import type { CalendarEntry } from "#stays/calendars/match/entry.ts";

/** A known entry, and what a reading says of it, with the days that it has from now on. */
export interface Pair {
  before: CalendarEntry;
  fresh: FeedEntry;
  /** Whether another booking may stand in its place. */
  mayBeAnother: boolean;
}
