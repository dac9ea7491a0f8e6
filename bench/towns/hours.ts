import OpeningHours from "opening_hours";
import { readWords } from "#test/openingHoursInWords.ts";

/** Weeks without holidays in three seasons, of the state and of its schools, and the least that a guest plans by; minutes. */
const MONDAYS = [new Date(2026, 1, 9), new Date(2026, 5, 15), new Date(2026, 9, 12)];
const DAY = 24 * 60;
const STEP = 15;
const nowhere = {
  lat: 52.5,
  lon: 13.4,
  ["address"]: { country_code: "de", country: "Germany", state: "Berlin" },
};

/** Returns true where what a guidebook says of a week is not what OpenStreetMap's own evaluation comes to. */
export function hoursDiffer(words: string, tag: string): boolean {
  if (words === "sunrise to sunset") return !/sunrise|dawn/.test(tag);
  return MONDAYS.some((monday) => differsIn(monday, words, tag));
}

function differsIn(monday: Date, words: string, tag: string): boolean {
  const open = new Set<number>();
  for (const [day, spans] of readWords(words, monday.getMonth()).days.entries())
    for (const [from, to] of spans)
      for (let at = Math.ceil(from / STEP) * STEP; at < to; at += STEP)
        open.add((day * DAY + at) % (7 * DAY));
  const hours = new OpeningHours(tag, nowhere);
  for (let at = 0; at < 7 * DAY; at += STEP) {
    const isLate = at % DAY < 5 * 60;
    const isOpen = hours.getState(new Date(monday.getTime() + at * 60_000));
    if (!isLate && isOpen !== open.has(at)) return true;
  }
  return false;
}
