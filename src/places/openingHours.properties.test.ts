import fc from "fast-check";
import { expect, test } from "vitest";
import { isClosed } from "#places/closed.ts";
import { formatOpeningHours } from "#places/openingHours.ts";
import { readOpeningHours, WEEK } from "#places/readOpeningHours.ts";
import { openingHoursCorpus } from "#test/openingHoursCorpus.ts";
import { holdsFor } from "#test/properties.ts";
import { cpuMsOf } from "#test/growth.ts";

const MAX_CPU_MS = 1000;
const NEXT_DAY_END = 48 * 60;

const pieces = fc.constantFrom(
  ...'Mo Tu We Th Fr Sa Su PH SH Mo-Fr Sa-Su Mo,We 24/7 off closed open 09:00-17:00 22:00-02:00 8:00-12:00,13:00-17:00 00:00-24:00 25:61-99:99 sunrise-sunset Dec 25 easter -2 days Jan-Mar week 1-53 [1] + ; , : - || "by appointment"'.split(
    " ",
  ),
);
const hours = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.array(pieces, { maxLength: 14 }), fc.constantFrom(" ", "", ";", ", "))
      .map(([some, between]) => some.join(between)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...openingHoursCorpus), fc.constantFrom(...openingHoursCorpus))
      .map((two) => two.join("; ")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

test("of any text come hours of a week, or nothing", () =>
  holdsFor(
    hours,
    (text) => {
      const read = readOpeningHours(text);
      if (!read) return;
      expect(read.days).toHaveLength(WEEK.length);
      for (const [from, to] of [...read.days, ...read.holidays].flatMap((spans) => spans ?? [])) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(NEXT_DAY_END);
      }
    },
    { cases: 1000 },
  ));

test("what is said of them is a sentence without a gap", () =>
  holdsFor(
    hours,
    (text) => {
      const words = formatOpeningHours(text);
      if (words === null) return;
      expect(words.trim()).not.toBe("");
      expect(words).not.toMatch(/undefined|NaN|null|\[object/);
    },
    { cases: 1000 },
  ));

test("no text takes long, however long it is", () =>
  holdsFor(
    fc.tuple(hours, fc.integer({ min: 100, max: 2000 })),
    ([text, times]) => {
      const long = text.repeat(times).slice(0, 20_000);
      const used = cpuMsOf(() => {
        readOpeningHours(long);
        formatOpeningHours(long);
        isClosed({ opening_hours: long, end_date: long }, 0);
      });
      expect(used).toBeLessThan(MAX_CPU_MS);
    },
    { cases: 50 },
  ));
