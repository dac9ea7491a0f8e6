import { describe, expect, test } from "vitest";
import { stayWith } from "#testing/stay.ts";
import { localMoment, staysAhead, staysRunning } from "#studio/editor/access/whoStays.ts";

const anna = stayWith({ id: "anna" });

test("a moment is read from the property's own clock", () => {
  const moment = Date.parse("2026-12-31T11:30:00Z");
  expect(localMoment(moment, "Pacific/Auckland")).toEqual({ day: "2027-01-01", time: "00:30" });
  expect(localMoment(moment, "America/New_York")).toEqual({ day: "2026-12-31", time: "06:30" });
});

describe("who stays now", () => {
  test.each([
    ["2026-12-11", "23:59", false],
    ["2026-12-12", "14:59", false],
    ["2026-12-12", "15:00", true],
    ["2026-12-13", "00:00", true],
    ["2026-12-14", "09:59", true],
    ["2026-12-14", "10:00", false],
    ["2026-12-15", "08:00", false],
  ])("on %s at %s: %s", (day, time, isThere) => {
    expect(staysRunning([anna], { day, time })).toEqual(isThere ? [anna] : []);
  });

  test("goes by the stay's own times, then the guidebook's, and by the guest's word", () => {
    const evening = { day: "2026-12-12", time: "14:00" };
    expect(staysRunning([anna], evening, { checkInTime: "13:00" })).toEqual([anna]);
    expect(staysRunning([{ ...anna, checkInTime: "16:00" }], evening, { checkInTime: "13:00" })).toEqual([]);
    expect(staysRunning([{ ...anna, arrivedAt: 1 }], evening)).toHaveLength(1);
    const noon = { day: "2026-12-14", time: "12:00" };
    expect(staysRunning([{ ...anna, checkOutTime: "13:00" }], noon)).toHaveLength(1);
    expect(staysRunning([anna], noon, { checkOutTime: "11:00" })).toEqual([]);
  });

  test("leaves out those that were cancelled or ended", () => {
    const night = { day: "2026-12-13", time: "01:00" };
    expect(
      staysRunning(
        [
          { ...anna, revokedAt: 1 },
          { ...anna, cancelledAt: 1 },
        ],
        night,
      ),
    ).toEqual([]);
  });
});

test("who comes", () => {
  const after = { day: "2026-12-15", time: "08:00" };
  expect(staysAhead([anna], { day: "2026-12-14", time: "08:00" })).toEqual([anna]);
  expect(staysAhead([anna], after)).toEqual([]);
});
