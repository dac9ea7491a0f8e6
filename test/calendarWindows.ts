import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { timelineOf, type Timeline } from "#stays/timeline.ts";
import { isBooked, type Booking } from "#test/calendarTimeline.ts";
import { momentAt } from "#test/calendarTimelineFeeds.ts";

/** The property of the timelines is on UTC, and shows secrets from three days before the arrival. */
export const DAYS_BEFORE = 3;
export const CHECK_IN_HOUR = 15;
const CHECK_OUT_HOUR = 10;

/** A booking with its days as a good reading last had them, and the link that its guest has. */
export interface ReadBooking {
  booking: Booking;
  arrival: number;
  departure: number;
  stayId: string | null;
}

interface WrongWindow {
  booking: Booking;
  kind: "lockedOut" | "outsideWindow";
}

/** Returns the guests whose link hides the code at an hour at which they need it, and those whose link still shows it. */
export function wrongWindows(
  bookings: readonly Booking[],
  read: readonly ReadBooking[],
  stays: readonly PlannedStay[],
  hour: number,
): WrongWindow[] {
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  return read.flatMap((one): WrongWindow[] => {
    const { booking, stayId } = one;
    if (stayId === null || !isBooked(booking, hour)) return [];
    const stay = byId.get(stayId);
    const isShown = stay !== undefined && isCodeShown(stay, stays, hour);
    const window = windowAt(one, bookings, read, hour);
    if (window === "open" && !isShown) return [{ booking, kind: "lockedOut" }];
    return window === "closed" && isShown ? [{ booking, kind: "outsideWindow" }] : [];
  });
}

/** Returns whether the product shows a stay's code at an hour. */
function isCodeShown(stay: PlannedStay, stays: readonly PlannedStay[], hour: number): boolean {
  if (stay.isCancelled) return false;
  const hasNext = stays.some(
    (other) => other.id !== stay.id && !other.isCancelled && other.arrival === stay.departure,
  );
  const { shownFrom, shownUntil } = shownOf(stay, hasNext);
  return shownFrom <= momentAt(hour) && momentAt(hour) < shownUntil;
}

const shown = new Map<string, Timeline>();

/** A few days come again and again. */
function shownOf({ arrival, departure }: PlannedStay, hasNext: boolean): Timeline {
  const key = `${arrival} ${departure} ${hasNext}`;
  const known = shown.get(key);
  if (known) return known;
  const timeline = timelineOf({
    arrival,
    departure,
    checkInTime: `${CHECK_IN_HOUR}:00`,
    checkOutTime: `${CHECK_OUT_HOUR}:00`,
    showFrom: `${DAYS_BEFORE}`,
    timeZone: "UTC",
    nextCheckInTime: hasNext ? `${CHECK_IN_HOUR}:00` : null,
  });
  shown.set(key, timeline);
  return timeline;
}

/** Returns what the bookings alone say of a guest's code at an hour, counted in hours (Stays 3). */
export function windowAt(
  { booking, arrival, departure }: ReadBooking,
  bookings: readonly Booking[],
  read: readonly ReadBooking[],
  hour: number,
): "open" | "either" | "closed" {
  const lastDay = departure * 24;
  if (hour < (arrival - DAYS_BEFORE) * 24 || hour >= lastDay + 24) return "closed";
  // Who comes that day may be known from another calendar alone, or have cancelled and still be in doubt.
  const mayCome = bookings.some(
    (other) => other !== booking && other.days.some((days) => days.arrival === departure),
  );
  if (!mayCome || hour < lastDay + CHECK_OUT_HOUR + 2) return "open";
  const isTurnover = read.some(
    (other) => other.booking !== booking && other.arrival === departure && isBooked(other.booking, hour),
  );
  return isTurnover && hour >= lastDay + CHECK_IN_HOUR ? "closed" : "either";
}
