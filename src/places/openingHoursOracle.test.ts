import OpeningHours from "opening_hours";
import { expect, test } from "vitest";
import { formatOpeningHours } from "#places/openingHours.ts";
import { openingHoursCorpus } from "#test/openingHoursCorpus.ts";
import { readWords, type WeekInWords } from "#test/openingHoursInWords.ts";

// OpenStreetMap's evaluation determines when a place is open; our text must give the same times. The library is LGPL
// and is not shipped. It has the public and the school holidays of Berlin (and no school holidays of Australia).
const berlin = { lat: 52.5, lon: 13.4, address: { country_code: "de", country: "Germany", state: "Berlin" } };
const DAY = 24 * 60;

/** Mondays of weeks without holidays in Berlin, one of each month; the first is the week for hours without seasons. */
const mondays = [9, 12, 16, 20, 4, 8, 13, 10, 14, 12, 9, 7].map((day, at) =>
  at < 2 ? new Date(2026, 1 - at, day) : new Date(2026, at, day),
);
const publicHolidays = [new Date(2026, 4, 1), new Date(2026, 4, 25), new Date(2026, 9, 3)]; // Fri, Mon, Sat
const schoolHolidays = [new Date(2026, 1, 4), new Date(2026, 1, 5)]; // Wed, Thu
const dates: Record<string, Date> = {
  "Good Friday": new Date(2026, 3, 3),
  "25 December": new Date(2026, 11, 25),
  "1 January": new Date(2026, 0, 1),
};

/** Skips the first part of a day, into which the previous day may extend. */
const MORNING = 5 * 60;

type Spans = WeekInWords["days"][number];

/** Minutes of consecutive days, each open or not; what is after the last midnight wraps to the first day. */
function minutesOf(days: Spans[]): boolean[] {
  const minutes = Array<boolean>(days.length * DAY).fill(false);
  for (const [day, spans] of days.entries())
    for (const [from, to] of spans)
      for (let at = from; at < to; at++) minutes[(day * DAY + at) % minutes.length] = true;
  return minutes;
}

function openMinutes(hours: OpeningHours, from: Date, days: number): boolean[] {
  const to = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
  const minutes = Array<boolean>(days * DAY).fill(false);
  const at = (moment: Date) => Math.round((moment.getTime() - from.getTime()) / 60_000);
  for (const [start, end] of hours.getOpenIntervals(from, to)) minutes.fill(true, at(start), at(end));
  return minutes;
}

/** "1 09:00-17:00" for each run of open minutes, for readable differences. */
function runs(minutes: boolean[], first = 0): string[] {
  const clock = (at: number) => new Date(at * 60_000).toISOString().slice(11, 16);
  const edges = minutes.flatMap((open, at) =>
    at >= first && open !== (at > first && minutes[at - 1]) ? [at] : [],
  );
  if (edges.length % 2 === 1) edges.push(minutes.length);
  return edges.flatMap((at, i) =>
    i % 2 ? [] : [`${Math.floor(at / DAY)} ${clock(at)}-${clock(edges[i + 1] ?? 0)}`],
  );
}

const dayOf = (date: Date) => (date.getDay() + 6) % 7;

const spoken = openingHoursCorpus.flatMap((text) => {
  const words = formatOpeningHours(text);
  return words === null || words === "sunrise to sunset" ? [] : [{ text, words }];
});

test.each(spoken)("$text is $words", ({ text, words }) => {
  const hours = new OpeningHours(text, berlin);
  const weekOf = (date: Date) => readWords(words, date.getMonth());
  // Literally, a rule for the next day ends a night that extends into it. No mapper means that.
  const isSeasonal = words.includes("; ");
  for (const monday of isSeasonal ? mondays : mondays.slice(0, 1)) {
    const { days } = weekOf(monday);
    const isLate = days.some((spans) => spans.some(([, to]) => to > DAY));
    const clear = (minutes: boolean[]) =>
      isLate ? minutes.map((open, at) => open && at % DAY >= MORNING) : minutes;
    expect(runs(clear(minutesOf(days))), `an ordinary week, ${monday.toDateString()}`).toEqual(
      runs(clear(openMinutes(hours, monday, 7))),
    );
  }
  for (const date of publicHolidays) {
    const week = weekOf(date);
    const spans = week.publicHolidays ?? week.days[dayOf(date)] ?? [];
    const open = runs(openMinutes(hours, date, 1), MORNING);
    expect(
      runs(minutesOf([spans, []]).slice(0, DAY), MORNING),
      `a public holiday, ${date.toDateString()}`,
    ).toEqual(open);
  }
  for (const date of schoolHolidays) {
    const week = weekOf(date);
    const spans = week.closedOn.includes("school holidays") ? [] : (week.days[dayOf(date)] ?? []);
    const open = runs(openMinutes(hours, date, 1), MORNING);
    expect(
      runs(minutesOf([spans, []]).slice(0, DAY), MORNING),
      `a school holiday, ${date.toDateString()}`,
    ).toEqual(open);
  }
  const open = Object.entries(dates).filter(
    ([name, date]) =>
      weekOf(date).closedOn.includes(name) && openMinutes(hours, date, 1).includes(true, MORNING),
  );
  expect(open).toEqual([]);
});

test("most of what the corpus holds is said", () => {
  expect(spoken.length).toBeGreaterThan(openingHoursCorpus.length / 2);
});
