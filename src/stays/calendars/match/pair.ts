import type { FeedEntry } from "#stays/calendars/feed/contract.ts";
import type { CalendarEntry } from "#stays/calendars/match/entry.ts";

/** A known entry, the one that was read for it, and its days from now on. */
export interface Pair {
  before: CalendarEntry;
  fresh: FeedEntry;
  /** Whether it may be another booking on the same days. */
  mayBeAnother: boolean;
}
