import type { FeedPlatform } from "#stays/calendars/feed/contract.ts";
import type { CalendarEntry } from "#stays/calendars/match/entry.ts";
import type { ColumnsOf } from "#core/rowMapping.ts";

declare module "#core/tables.server.ts" {
  interface Tables {
    calendars: CalendarsTable;
    calendar_entries: CalendarEntriesTable;
    double_bookings: DoubleBookingsTable;
  }
}

export interface CalendarsTable {
  id: string;
  guidebook_id: string;
  /** The host name of the URL, the only part that is shown. */
  host: string;
  /** The URL, encrypted: it gives access to all stays. */
  url: string;
  /** A keyed digest of the URL, so that it is not added twice. */
  url_digest: string;
  name: string | null;
  platform: FeedPlatform;
  /** The host's decision on closures that may be stays. */
  closures: "guests" | "not guests" | "ask";
  etag: string | null;
  /** JSON of the number of events that were left out, by reason. */
  skipped: string;
  /** When it was last read without a problem. */
  read_at: number | null;
  next_read_at: number;
  /** The code of the refusal, while it cannot be read. */
  problem: string | null;
  failing_since: number | null;
  failures: number;
  failure_emailed_at: number | null;
  created_at: number;
  /** Who gave it its URL last; null in those of earlier versions. */
  created_by: string | null;
}

/** The fields of an entry that are columns as they are. */
export type PlainEntry = Omit<CalendarEntry, "isMissingWithOthers" | "isDuplicate" | "lastWrite">;

export interface CalendarEntriesTable extends ColumnsOf<PlainEntry> {
  is_missing_with_others: number;
  /** 1 where it only duplicates a stay of another calendar. */
  is_echo: number;
  /** JSON of the values that were last written to the stay: other values there are the host's. */
  last_write: string | null;
}

/** Pairs of stays about which the owner was sent an email. */
export interface DoubleBookingsTable {
  first_stay_id: string;
  second_stay_id: string;
  found_at: number;
}
