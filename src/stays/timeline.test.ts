import { describe, expect, test } from "vitest";
import { areSecretsShown, nextChange, phaseAt, timelineOf, type StayTimes } from "#stays/timeline.ts";

const HOUR = 3_600_000;

/** A stay of two nights across the day on which Sydney's clocks go forward (4 October 2026, 2 am to 3 am). */
const overTheChange: StayTimes = {
  arrival: "2026-10-03",
  departure: "2026-10-05",
  checkInTime: "15:00",
  checkOutTime: "10:00",
  showFrom: "3",
  timeZone: "Australia/Sydney",
  nextCheckInTime: null,
};
const at = (iso: string) => Date.parse(iso);

describe("the secrets of a stay", () => {
  test("show from midnight at the property, three days before, to midnight of the last day", () => {
    const timeline = timelineOf(overTheChange);
    expect(new Date(timeline.shownFrom).toISOString()).toBe("2026-09-29T14:00:00.000Z"); // UTC+10
    expect(new Date(timeline.shownUntil).toISOString()).toBe("2026-10-05T13:00:00.000Z"); // UTC+11
    expect(timeline.savedUntil - timeline.shownUntil).toBe(12 * HOUR);
    expect(areSecretsShown(timeline, timeline.shownFrom - 1)).toBe(false);
    expect(areSecretsShown(timeline, timeline.shownFrom)).toBe(true);
    expect(areSecretsShown(timeline, timeline.shownUntil - 1)).toBe(true);
    expect(areSecretsShown(timeline, timeline.shownUntil)).toBe(false);
  });

  test.each([
    ["booking", -Infinity],
    ["7", at("2026-09-25T14:00:00Z")],
    ["arrival", at("2026-10-02T14:00:00Z")],
  ] as const)("show from %s where the host says so", (showFrom, moment) => {
    expect(timelineOf({ ...overTheChange, showFrom }).shownFrom).toBe(moment);
  });

  test("end at the next guest's check-in, and never sooner than two hours after check-out", () => {
    const early = timelineOf({ ...overTheChange, nextCheckInTime: "11:00" });
    expect(early.shownUntil).toBe(early.checkOut + 2 * HOUR);
    const usual = timelineOf({ ...overTheChange, nextCheckInTime: "15:00" });
    expect(usual.shownUntil).toBe(at("2026-10-05T15:00:00+11:00"));
    const late = timelineOf({ ...overTheChange, nextCheckInTime: "15:00", checkOutTime: "14:00" });
    expect(late.shownUntil).toBe(at("2026-10-05T16:00:00+11:00"));
  });
});

describe("the part of a stay", () => {
  const timeline = timelineOf(overTheChange);
  test.each([
    ["2026-10-02T23:59:59+10:00", "before"],
    ["2026-10-03T00:00:00+10:00", "arrival"],
    ["2026-10-03T23:59:59+10:00", "arrival"],
    ["2026-10-04T00:10:00+10:00", "arrival"],
    ["2026-10-04T05:59:59+11:00", "arrival"],
    ["2026-10-04T06:00:00+11:00", "eve"],
    ["2026-10-05T00:00:00+11:00", "last day"],
    ["2026-10-05T23:59:59+11:00", "last day"],
    ["2026-10-06T00:00:00+11:00", "after"],
  ])("at %s is %s", (moment, phase) => {
    expect(phaseAt(timeline, at(moment), null)).toBe(phase);
  });

  test("goes on once the guest has said that they have arrived", () => {
    const arrived = at("2026-10-03T16:00:00+10:00");
    expect(phaseAt(timeline, arrived, arrived)).toBe("during");
    const oneNight = timelineOf({ ...overTheChange, departure: "2026-10-04" });
    expect(phaseAt(oneNight, arrived, null)).toBe("arrival");
    expect(phaseAt(oneNight, arrived, arrived)).toBe("eve");
  });

  test.each([
    ["one night", "2026-10-04", "last day"],
    ["two nights", "2026-10-05", "eve"],
    ["three nights", "2026-10-06", "during"],
  ])(
    "is the arrival in the first night of %s, until the guest has come or morning has",
    (_, departure, then) => {
      const stay = timelineOf({ ...overTheChange, departure });
      const inTheRain = at("2026-10-04T00:10:00+10:00");
      expect(phaseAt(stay, inTheRain, null)).toBe("arrival");
      expect(phaseAt(stay, inTheRain, inTheRain)).toBe(then);
      expect(phaseAt(stay, at("2026-10-04T06:00:00+11:00"), null)).toBe(then);
    },
  );

  test("is over where the next guest comes in the small hours, whether or not anybody has come", () => {
    const early = { departure: "2026-10-04", checkOutTime: "00:00", nextCheckInTime: "01:00" };
    const stay = timelineOf({ ...overTheChange, ...early });
    expect(phaseAt(stay, stay.shownUntil, null)).toBe("after");
  });

  test("changes only at the moments that the page knows", () => {
    let now = at("2026-09-20T00:00:00Z");
    const seen = [];
    for (let next = nextChange(timeline, now); next !== null; next = nextChange(timeline, now)) {
      const state = () => [phaseAt(timeline, now, null), areSecretsShown(timeline, now)].join();
      const before = state();
      now = next - 1;
      expect(state()).toBe(before);
      now = next;
      seen.push(phaseAt(timeline, now, null));
    }
    expect(new Set(seen)).toEqual(new Set(["before", "arrival", "eve", "last day", "after"]));
  });
});
