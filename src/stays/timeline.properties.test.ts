import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayInZone } from "#core/days.ts";
import { showFrom } from "#stays/contract.ts";
import { areSecretsShown, nextChange, phaseAt, phases, timelineOf, type StayTimes } from "#stays/timeline.ts";
import { holdsFor } from "#test/properties.ts";

const HOUR = 3_600_000;
const timeZone = fc.constantFrom(
  "UTC",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "America/St_Johns",
  "America/Sao_Paulo",
  "Africa/Cairo",
  "Asia/Kathmandu",
  "Europe/Lisbon",
  "Asia/Beirut",
);
const time = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map((quarter) =>
    [Math.floor(quarter / 4), (quarter % 4) * 15].map((number) => String(number).padStart(2, "0")).join(":"),
  );
const day = fc
  .date({ min: new Date("2010-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const stay: fc.Arbitrary<StayTimes> = fc
  .record({
    arrival: day,
    nights: fc.integer({ min: 1, max: 40 }),
    checkInTime: time,
    checkOutTime: time,
    showFrom: fc.constantFrom(...showFrom.options),
    timeZone,
    nextCheckInTime: fc.option(time),
  })
  .map(({ nights, ...times }) => ({ ...times, departure: addDays(times.arrival, nights) }));
const moment = fc.double({ min: -0.5, max: 1.5, noNaN: true });

test("the moments of a stay come in their order, whatever the clocks do", () =>
  holdsFor(
    stay,
    (times) => {
      const line = timelineOf(times);
      for (const [earlier, later] of [
        [line.shownFrom, line.arrivalDay],
        [line.arrivalDay, line.checkIn],
        [line.arrivalDay, line.firstMidnight],
        [line.firstMidnight, line.firstMorning],
        [line.eve, line.lastDay],
        [line.lastDay, line.dayAfter],
        [line.lastDay, line.checkOut],
        [line.shownUntil, line.savedUntil],
      ] as const)
        expect(earlier).toBeLessThanOrEqual(later);
      expect(line.shownUntil).toBeGreaterThan(line.checkOut);
      expect(dayInZone(times.timeZone, line.arrivalDay)).toBe(times.arrival);
      expect(dayInZone(times.timeZone, line.lastDay)).toBe(times.departure);
    },
    { cases: 500 },
  ));

test("a guest reads the secrets from check-in to check-out, and nobody after the next guest has come", () =>
  holdsFor(
    fc.tuple(stay, moment),
    ([times, part]) => {
      const line = timelineOf(times);
      const now = line.checkIn + part * (line.checkOut - line.checkIn);
      const stays = line.checkIn <= now && now <= line.checkOut;
      expect(areSecretsShown(line, now) || !stays).toBe(true);
      expect(areSecretsShown(line, line.shownUntil)).toBe(false);
      expect(line.shownUntil - line.checkOut).toBeLessThanOrEqual(49 * HOUR);
    },
    { cases: 500 },
  ));

test("the parts of a stay follow one another, and each begins at a moment that was foretold", () =>
  holdsFor(stay, (times) => {
    const line = timelineOf(times);
    let part = 0;
    for (let now: number | null = line.arrivalDay - 1; now !== null; now = nextChange(line, now)) {
      const here = phases.indexOf(phaseAt(line, now, null));
      expect(here).toBeGreaterThanOrEqual(part);
      const before: number = now - 1;
      expect(phases.indexOf(phaseAt(line, before, null))).toBeLessThanOrEqual(here);
      part = here;
    }
    expect(phases[part]).toBe("after");
  }));
