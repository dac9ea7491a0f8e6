import fc from "fast-check";
import { expect, test } from "vitest";
import { readFeed } from "#stays/calendars/feed/readFeed.ts";
import { isDay } from "#core/days.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { holdsFor } from "#test/properties.ts";
import { cpuMsOf } from "#test/growth.ts";

const MAX_CPU_MS = 2000;
const zone = fc.constantFrom(null, "UTC", "Pacific/Auckland", "America/St_Johns", "no such zone");
const encode = (text: string) => new TextEncoder().encode(text);

const lines = [
  "BEGIN:VCALENDAR",
  "END:VCALENDAR",
  "BEGIN:VEVENT",
  "END:VEVENT",
  "BEGIN:VALARM",
  "END:VALARM",
  "BEGIN:VTIMEZONE",
  "VERSION:2.0",
  "PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN",
  "METHOD:CANCEL",
  "STATUS:CANCELLED",
  "UID:a",
  "DTSTART;VALUE=DATE:20260203",
  "DTEND;VALUE=DATE:20260207",
  "DTEND:20260207T100000Z",
  "DURATION:P4D",
  "DTSTART:",
  "DTSTART;TZID=Pacific/Auckland:20260401T020000",
  "DTSTART;VALUE=DATE:20269999",
  'DTSTART;TZID="x:y":20260101T990000',
  "RRULE:FREQ=DAILY;COUNT=9",
  "RECURRENCE-ID:20260203",
  "EXDATE:20260204",
  "SUMMARY:Reserved",
  "SUMMARY:\\n\\,\\;\\",
  "DESCRIPTION:Phone Number (Last 4 Digits): 0417",
  "X-WR-TIMEZONE:Mars/Olympus",
  " folded",
  "\tfolded",
  ":",
  ";;:=",
];
const feed = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...lines) }, fc.string({ unit: "binary" })), {
    maxLength: 60,
  })
  .chain((body) =>
    fc.constantFrom("\r\n", "\n", "\r").map((end) => ["BEGIN:VCALENDAR", ...body, "END:VCALENDAR"].join(end)),
  );

function readWithin(bytes: Uint8Array, timeZone: string | null) {
  expect(cpuMsOf(() => readFeed(bytes, { timeZone }))).toBeLessThan(MAX_CPU_MS);
  return readFeed(bytes, { timeZone });
}

test("of any bytes comes a feed or a refusal, and soon", () =>
  holdsFor(fc.tuple(fc.uint8Array({ maxLength: 2000 }), zone), ([bytes, timeZone]) =>
    expect(readWithin(bytes, timeZone)).toHaveProperty("ok"),
  ));

test("of any lines come stays of at least a night on days of the calendar", () =>
  holdsFor(
    fc.tuple(feed, zone),
    ([text, timeZone]) => {
      const read = readWithin(encode(text), timeZone);
      if (!read.ok) return;
      for (const { arrival, departure, uid, phoneDigits } of read.value.entries) {
        expect(isDay(arrival) && isDay(departure) && arrival < departure).toBe(true);
        expect(uid).not.toBe("");
        expect(phoneDigits ?? "0000").toMatch(/^\d{4}$/);
      }
    },
    { cases: 600 },
  ));

const day = fc
  .date({ min: new Date("2001-01-02"), max: new Date("2099-12-30"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("what a platform writes is read as it was written, wherever the feed is cut it is refused", () =>
  holdsFor(
    fc.tuple(day, fc.integer({ min: 1, max: 30 }), fc.double({ min: 0, max: 0.99, noNaN: true })),
    ([arrival, nights, at]) => {
      const departure = new Date(Date.parse(arrival) + nights * 86_400_000).toISOString().slice(0, 10);
      const text = calendarFeed("booking", [{ uid: "a", arrival, departure, summary: "Reserved" }]);
      const whole = readFeed(encode(text));
      expect(whole.ok && whole.value.entries.map((one) => [one.arrival, one.departure])).toEqual([
        [arrival, departure],
      ]);
      const cut = text.slice(0, Math.floor(at * text.lastIndexOf("END:VCALENDAR")));
      expect(readFeed(encode(cut)).ok).toBe(false);
    },
  ));
