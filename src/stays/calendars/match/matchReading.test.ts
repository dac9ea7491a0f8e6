import { describe, expect, test } from "vitest";
import type { FeedEntry, FeedPlatform } from "#stays/calendars/feed/contract.ts";
import type { CalendarEntry, Closures } from "#stays/calendars/match/entry.ts";
import { matchReading } from "#stays/calendars/match/matchReading.ts";
import { todayAt } from "#stays/calendars/match/today.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 8, 10, 12);

const entry = (
  uid: string,
  arrival: string,
  departure: string,
  more: Partial<FeedEntry> = {},
): FeedEntry => ({
  uid,
  arrival: `2026-09-${arrival}`,
  departure: `2026-09-${departure}`,
  kind: "stay",
  code: null,
  guestName: null,
  phoneDigits: null,
  checkInTime: null,
  checkOutTime: null,
  ...more,
});

interface Read {
  entries: FeedEntry[];
  platform?: FeedPlatform;
  cancelled?: string[];
}

/** A calendar that is read repeatedly. */
function newCalendar(closures: Closures = "guests", timeZone = "UTC") {
  let ids = 0;
  let known: CalendarEntry[] = [];
  let now = NOON;
  const match = (feed: Read | "unchanged", after: number) => {
    now += after;
    const reading =
      feed === "unchanged" ? feed : { platform: "vrbo" as const, cancelled: [], unreadable: [], ...feed };
    const newId = () => `${(ids += 1)}`;
    const matched = matchReading(
      known,
      { calendarId: "lake", closures, feed: reading, newId },
      todayAt(now, timeZone),
    );
    known = matched.entries;
    return { ...matched, known };
  };
  return {
    read: (entries: FeedEntry[], after = HOUR, more: Partial<Read> = {}) =>
      match({ entries, ...more }, after),
    readUnchanged: (after = HOUR) => match("unchanged", after),
    emailHost: () => {
      known = known.map((each) => (each.missingSince === null ? each : { ...each, hostEmailedAt: now }));
    },
  };
}

const uidsOf = ({ known }: { known: CalendarEntry[] }) =>
  known.filter(({ cancelledAt }) => cancelledAt === null).map(({ uid }) => uid);

describe("a stay that is missing", () => {
  const a = entry("a", "15", "18");
  const b = entry("b", "20", "22");
  const c = entry("c", "24", "26");

  test("stands after any number of misses within half an hour, and is cancelled after it", () => {
    const calendar = newCalendar();
    calendar.read([a, b]);
    for (const minute of [0, 1, 1, 27])
      expect(uidsOf(calendar.read([a], minute * MINUTE))).toEqual(["a", "b"]);
    expect(uidsOf(calendar.read([a], MINUTE))).toEqual(["a"]);
  });

  test("that comes back between two misses begins anew", () => {
    const calendar = newCalendar();
    calendar.read([a, b]);
    calendar.read([a]);
    calendar.read([a, b], 20 * MINUTE);
    expect(uidsOf(calendar.read([a], 20 * MINUTE))).toEqual(["a", "b"]);
  });

  test("is missing too where the server says that nothing has changed", () => {
    const calendar = newCalendar();
    calendar.read([a, b]);
    calendar.read([a]);
    expect(uidsOf(calendar.readUnchanged())).toEqual(["a"]);
  });

  test("with another waits for a day and for the email, whichever is later", () => {
    const calendar = newCalendar();
    calendar.read([a, b, c]);
    expect(calendar.read([a]).isHostToKnow).toBe(true);
    expect(calendar.read([a]).isHostToKnow).toBe(false);
    expect(uidsOf(calendar.read([a], 30 * HOUR))).toEqual(["a", "b", "c"]);
    calendar.emailHost();
    expect(uidsOf(calendar.read([a]))).toEqual(["a"]);
  });

  test("with all others in an empty calendar waits too, though it is the only stay", () => {
    const calendar = newCalendar();
    calendar.read([a, entry("block", "24", "26", { kind: "block" })]);
    calendar.read([]);
    expect(uidsOf(calendar.read([], 2 * HOUR))).toEqual(["a"]);
  });

  test("is not cancelled on its last day, at the property", () => {
    for (const [timeZone, isCancelled] of [
      ["Pacific/Auckland", false],
      ["America/Los_Angeles", true],
    ] as const) {
      const calendar = newCalendar("guests", timeZone);
      // Noon in UTC is past midnight in Auckland.
      calendar.read([entry("a", "10", "11")], 0);
      calendar.read([], MINUTE);
      expect({ timeZone, isCancelled: uidsOf(calendar.read([], HOUR)).length === 0 }).toEqual({
        timeZone,
        isCancelled,
      });
    }
  });

  test("in its last night stands, though its platform's day is over", () => {
    const calendar = newCalendar("guests", "America/Los_Angeles");
    calendar.read([entry("a", "08", "11")], 8 * HOUR);
    calendar.read([], 4.5 * HOUR);
    expect(uidsOf(calendar.read([], HOUR))).toEqual(["a"]);
  });

  test("is cancelled at once where the feed says so", () => {
    const calendar = newCalendar();
    calendar.read([a, b]);
    expect(uidsOf(calendar.read([a], MINUTE, { cancelled: ["b"] }))).toEqual(["a"]);
  });

  test("and comes back with other days is another entry", () => {
    const calendar = newCalendar();
    calendar.read([a, b]);
    calendar.read([a]);
    calendar.read([a]);
    const { known } = calendar.read([a, { ...b, departure: "2026-09-23" }]);
    expect(known.filter(({ uid }) => uid === "b")).toMatchObject([
      { departure: "2026-09-22", cancelledAt: expect.any(Number) },
      { departure: "2026-09-23", cancelledAt: null },
    ]);
  });

  test("comes back under its id by its code and days, not by its UID and never from a channel manager", () => {
    const named = { ...b, code: "HMAAAAAAA1" };
    const airbnb = { platform: "airbnb" as const };
    for (const [before, after, platform, isSame] of [
      [named, named, airbnb, true],
      [named, { ...named, uid: "c" }, airbnb, true],
      [named, { ...named, arrival: "2026-09-19" }, airbnb, false],
      [named, { ...b }, airbnb, false],
      [b, b, airbnb, false],
      [b, b, {}, false],
      [named, named, { platform: "other" as const }, false],
    ] as const) {
      const calendar = newCalendar();
      const [, known] = calendar.read([a, before], 0, platform).known;
      for (let times = 0; times < 2; times += 1) calendar.read([a], HOUR, platform);
      const [, back] = calendar
        .read([a, after], HOUR, platform)
        .known.filter(({ cancelledAt }) => !cancelledAt);
      expect({ after, isSame: back?.id === known?.id }).toEqual({ after, isSame });
    }
  });
});

describe("an entry is known again", () => {
  test("by its UID, with new days", () => {
    const calendar = newCalendar();
    const [before] = calendar.read([entry("a", "15", "18")]).known;
    expect(calendar.read([entry("a", "20", "25")]).known).toEqual([
      { ...before, arrival: "2026-09-20", departure: "2026-09-25" },
    ]);
  });

  test("by its code, and not by its UID where the code is another", () => {
    const calendar = newCalendar();
    const [before] = calendar.read([entry("a", "15", "18", { code: "HMAAAAAAA1" })]).known;
    const moved = calendar.read([entry("b", "20", "25", { code: "HMAAAAAAA1" })]).known;
    expect(moved).toMatchObject([{ id: before?.id, uid: "b" }]);
    const other = calendar.read([entry("b", "20", "25", { code: "HMBBBBBBB1" })]).known;
    expect(other).toMatchObject([
      { id: before?.id, missingSince: expect.any(Number) },
      { uid: "b", code: "HMBBBBBBB1", missingSince: null },
    ]);
  });

  test("by its guest's name and arrival where UID and departure are others", () => {
    const calendar = newCalendar();
    const [before] = calendar.read([entry("a", "15", "18", { guestName: "Ana" })]).known;
    const longer = entry("b", "15", "20", { guestName: "ana" });
    expect(calendar.read([longer]).known).toMatchObject([
      { id: before?.id, uid: "b", departure: "2026-09-20" },
    ]);
    expect(calendar.read([entry("c", "15", "19", { guestName: "Bo" })]).known).toHaveLength(2);
  });

  test("not by its day of departure alone where a UID stands for a booking", () => {
    const calendar = newCalendar();
    calendar.read([entry("a", "15", "18", { guestName: "Ana" })]);
    expect(calendar.read([entry("b", "16", "18")]).known).toMatchObject([
      { uid: "a", missingSince: expect.any(Number) },
      { uid: "b" },
    ]);
  });

  test("not by a UID that has another guest and other days", () => {
    const calendar = newCalendar();
    calendar.read([entry("a", "15", "18", { guestName: "Ana" })]);
    const read = calendar.read([entry("a", "15", "20", { guestName: "Bo" })]);
    expect(read.known).toMatchObject([{ guestName: "Ana" }, { guestName: "Bo" }]);
  });

  test("with its own arrival while Booking.com moves that to each new day", () => {
    const calendar = newCalendar();
    const closed = { kind: "unclear" as const };
    const booking = { platform: "booking" as const };
    const [before] = calendar.read([entry("a", "10", "14", closed)], 0, booking).known;
    const slid = calendar.read([entry("b", "11", "14", closed)], 24 * HOUR, booking).known;
    expect(slid).toEqual([{ ...before, uid: "b" }]);
    expect(calendar.read([entry("c", "12", "14", closed)], 24 * HOUR, booking).known).toMatchObject([
      { id: before?.id, arrival: "2026-09-10" },
    ]);
  });

  test("after a reading in which its nights were a block, and its first night was over", () => {
    const { read } = newCalendar();
    const closed = { kind: "unclear" } as const;
    read([entry("9@booking.com", "09", "13", closed)]);
    read([entry("10@booking.com", "10", "13", { kind: "block" })]);
    const { known } = read([entry("10@booking.com", "10", "13", closed)]);
    expect(known).toMatchObject([{ id: "1", arrival: "2026-09-09", missingSince: null, cancelledAt: null }]);
  });

  test("by tonight where who was to leave today stays on", () => {
    const calendar = newCalendar();
    const [before] = calendar.read([entry("a", "08", "10")], 0).known;
    expect(calendar.read([entry("b", "08", "11")]).known).toMatchObject([{ id: before?.id }]);
    expect(calendar.read([entry("b", "08", "11"), entry("c", "10", "11")]).known).toHaveLength(2);
  });

  test("not by tonight where it names another guest, or tonight is not one alone", () => {
    const begun = [entry("a", "09", "12", { guestName: "Ana" }), entry("b", "08", "13")];
    for (const [known, fresh] of [
      [begun.slice(0, 1), entry("c", "10", "14", { guestName: "Bo" })],
      [begun, entry("c", "10", "14")],
      [begun.slice(0, 1), entry("c", "11", "14")],
    ] as const) {
      const calendar = newCalendar();
      calendar.read([...known], 0);
      expect(calendar.read([fresh]).known).toHaveLength(known.length + 1);
    }
  });

  test("as the same object where nothing has changed", () => {
    const calendar = newCalendar();
    const before = calendar.read([entry("a", "15", "18")]).known;
    const after = calendar.read([entry("a", "15", "18")]).known;
    expect(after[0]).toBe(before[0]);
  });
});

test("a closure that nobody has spoken of goes with its event", () => {
  const calendar = newCalendar("ask");
  calendar.read([entry("a", "15", "18", { kind: "block" }), entry("b", "20", "22", { kind: "unclear" })]);
  const read = calendar.read([]);
  expect(read.known).toEqual([]);
  expect(read.removed).toHaveLength(2);
});

test("what ended before today is not taken in", () => {
  expect(newCalendar().read([entry("a", "05", "09"), entry("b", "05", "10")]).known).toMatchObject([
    { uid: "b" },
  ]);
});
