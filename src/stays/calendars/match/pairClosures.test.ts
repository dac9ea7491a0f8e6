import { describe, expect, test } from "vitest";
import type { FeedEntry } from "#stays/calendars/feed/contract.ts";
import type { CalendarEntry } from "#stays/calendars/match/entry.ts";
import { matchReading } from "#stays/calendars/match/matchReading.ts";
import { todayAt } from "#stays/calendars/match/today.ts";

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 8, 10, 12);

/** Days of September: the first night, and the day after the last night. */
type Closed = readonly [arrival: number, departure: number];

const dayOf = (day: number) => new Date(Date.UTC(2026, 8, day)).toISOString().slice(0, 10);

const closure = ([arrival, departure]: Closed): FeedEntry => ({
  // As Booking.com does: one UID for each first day.
  uid: `${arrival}@booking.com`,
  arrival: dayOf(arrival),
  departure: dayOf(departure),
  kind: "unclear",
  code: null,
  guestName: null,
  phoneDigits: null,
  checkInTime: null,
  checkOutTime: null,
});

/** A calendar of Booking.com at noon of 10 September with closures as guests. */
function newBookingCalendar() {
  let ids = 0;
  let known: CalendarEntry[] = [];
  let now = NOON;
  const live = () => known.filter(({ cancelledAt }) => cancelledAt === null);
  return {
    read: (...closed: Closed[]) => {
      const feed = {
        platform: "booking" as const,
        entries: closed.map(closure),
        cancelled: [],
        unreadable: [],
      };
      const newId = () => `${(ids += 1)}`;
      const reading = { calendarId: "booking", closures: "guests" as const, feed, newId };
      known = matchReading(known, reading, todayAt(now, "UTC")).entries;
      return live().map(({ id, arrival, departure, missingSince }) => ({
        id,
        days: [Number(arrival.slice(-2)), Number(departure.slice(-2))],
        ...(missingSince !== null && { isMissing: true }),
      }));
    },
    wait: (hours: number) => {
      now += hours * HOUR;
    },
  };
}

describe("a stay under way", () => {
  test("keeps its days while its closure begins anew each day, also with the UID of one that was cancelled", () => {
    const calendar = newBookingCalendar();
    calendar.read([11, 13], [18, 20]);
    calendar.read([18, 20]);
    calendar.wait(1);
    calendar.read([18, 20]);
    const stays = calendar.read([10, 14], [18, 20]);
    expect(stays).toContainEqual({ id: "3", days: [10, 14] });
    calendar.wait(24);
    expect(calendar.read([11, 14], [18, 20])).toEqual(stays);
  });

  test("ends with what is closed tonight", () => {
    const calendar = newBookingCalendar();
    calendar.read([9, 14]);
    expect(calendar.read([10, 12])).toEqual([{ id: "1", days: [9, 12] }]);
  });

  test("is not longer than it was: the nights after it are somebody else's, or asked about", () => {
    const calendar = newBookingCalendar();
    calendar.read([9, 12]);
    expect(calendar.read([10, 15])).toEqual([
      { id: "1", days: [9, 12] },
      { id: "2", days: [12, 15] },
    ]);
  });

  test("stays where the feed's day begins before the property's", () => {
    const calendar = newBookingCalendar();
    calendar.read([9, 12], [15, 17]);
    expect(calendar.read([11, 12], [15, 17])).toContainEqual({ id: "1", days: [9, 12] });
  });

  test("that is gone is never cancelled while something has tonight", () => {
    const calendar = newBookingCalendar();
    calendar.read([9, 14], [18, 20]);
    calendar.read([18, 20]);
    calendar.wait(0.2);
    for (const hours of [1, 1, 30]) {
      expect(calendar.read([10, 12], [18, 20])).toContainEqual({ id: "1", days: [9, 14], isMissing: true });
      calendar.wait(hours / 10);
    }
  });
});

describe("stays that touch", () => {
  test("stand as they were while they are one closure, and when they are two again", () => {
    const calendar = newBookingCalendar();
    const two = calendar.read([12, 14], [14, 18]);
    expect(calendar.read([12, 18])).toEqual(two);
    expect(calendar.read([12, 14], [14, 18])).toEqual(two);
  });

  test("leave one that is cancelled out of the middle of a closure", () => {
    const calendar = newBookingCalendar();
    calendar.read([12, 14], [14, 16], [16, 18]);
    calendar.read([12, 18]);
    calendar.read([12, 14], [16, 18]);
    calendar.wait(1);
    expect(calendar.read([12, 14], [16, 18])).toEqual([
      { id: "1", days: [12, 14] },
      { id: "3", days: [16, 18] },
    ]);
  });

  test("are new before and after one that is known", () => {
    const calendar = newBookingCalendar();
    calendar.read([14, 16]);
    expect(calendar.read([12, 18])).toEqual([
      { id: "1", days: [14, 16] },
      { id: "2", days: [12, 14] },
      { id: "3", days: [16, 18] },
    ]);
  });
});

describe("a stay ahead", () => {
  test("is known by its day of departure where its arrival moves", () => {
    const calendar = newBookingCalendar();
    calendar.read([14, 18]);
    expect(calendar.read([15, 18])).toEqual([{ id: "1", days: [15, 18] }]);
  });

  test("is not known by its arrival: the UID says no more than that", () => {
    const calendar = newBookingCalendar();
    calendar.read([14, 18]);
    expect(calendar.read([14, 16])).toEqual([
      { id: "1", days: [14, 18], isMissing: true },
      { id: "2", days: [14, 16] },
    ]);
  });

  test("in doubt is known by all its days alone", () => {
    const calendar = newBookingCalendar();
    calendar.read([14, 18], [20, 22]);
    calendar.read([20, 22]);
    calendar.wait(0.2);
    expect(calendar.read([15, 18], [20, 22])).toContainEqual({ id: "1", days: [14, 18], isMissing: true });
    expect(calendar.read([14, 18], [20, 22])).toContainEqual({ id: "1", days: [14, 18] });
  });

  test("that was cancelled never comes back, neither with its days nor with its UID", () => {
    for (const again of [
      [14, 18],
      [14, 16],
      [13, 18],
    ] as const) {
      const calendar = newBookingCalendar();
      calendar.read([14, 18], [20, 22]);
      calendar.read([20, 22]);
      calendar.wait(1);
      calendar.read([20, 22]);
      const back = calendar.read(again, [20, 22]);
      expect(back.map(({ id }) => id)).toEqual(["2", "3"]);
    }
  });
});

test("the end of what is on sale moves on with each day and is one entry", () => {
  const calendar = newBookingCalendar();
  const far = (days: number): Closed => [40, 40 + days];
  const [before] = calendar.read(far(200));
  for (let days = 201; days < 204; days += 1) {
    calendar.wait(24);
    expect(calendar.read(far(days)).map(({ id }) => id)).toEqual([before?.id]);
  }
  expect(calendar.read([38, 243]).map(({ id }) => id)).toEqual([before?.id, "2"]);
});
