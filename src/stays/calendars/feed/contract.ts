import { stayPlatforms } from "#core/platforms.ts";

/** The platform of a feed; "other" is a property management system, or the host's own calendar. */
export const feedPlatforms = [...stayPlatforms, "other"] as const;
export type FeedPlatform = (typeof feedPlatforms)[number];

/** What an event of a feed is. "unclear" may be a stay or a closure: the host classifies closures (Calendars 7). */
export const entryKinds = ["block", "unclear", "stay"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A stay or closure of a feed. Days are YYYY-MM-DD, times HH:MM, both at the property. */
export interface FeedEntry {
  uid: string;
  arrival: string;
  departure: string;
  kind: EntryKind;
  code: string | null;
  guestName: string | null;
  /** The last four digits of the guest's telephone number. */
  phoneDigits: string | null;
  checkInTime: string | null;
  checkOutTime: string | null;
}

/** Returns whether a UID is Booking.com's: it names a closure's first day and identifies no booking. */
export const isBookingUid = (uid: string) => /@booking\.com(?:\/[\d-]+)?$/i.test(uid);

/** Why an event of a feed was left out. */
export const skipReasons = ["no uid", "no day", "no night", "repeats", "part of another"] as const;
export type SkipReason = (typeof skipReasons)[number];

export interface Feed {
  platform: FeedPlatform;
  entries: FeedEntry[];
  /** The UIDs of events with `STATUS:CANCELLED`. */
  cancelled: string[];
  /** The UIDs of events whose days cannot be read. */
  unreadable: string[];
  skipped: Partial<Record<SkipReason, number>>;
}
