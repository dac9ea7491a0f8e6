import type { Calendar } from "#calendars/contract.ts";
import { sayDays } from "#studio/stays/stayWords.ts";

const platformNames: Record<Calendar["platform"], string | null> = {
  airbnb: "Airbnb",
  booking: "Booking.com",
  vrbo: "Vrbo",
  other: null,
};

/** Returns what the host calls a calendar, else whose it is. */
export function nameOfCalendar({ name, platform, host }: Calendar): string {
  return name ?? platformNames[platform] ?? host;
}

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** Returns what was read: "4 stays, the next Fri 12 to Sun 14 Dec. 1 closure." */
export function describeCalendar({ stays, blocks, next, skipped }: Calendar): string {
  const left = Object.values(skipped).reduce((sum, one) => sum + one, 0);
  const ahead = stays === 0 ? "No stays ahead" : count(stays, "stay", "stays");
  return [
    `${ahead}${next ? `, the next ${sayDays(next)}` : ""}.`,
    blocks > 0 ? `${count(blocks, "closure", "closures")}.` : "",
    left > 0 ? `${count(left, "entry", "entries")} left out, because nobody can tell their days.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Returns how long ago a moment was, both epoch milliseconds: "12 minutes ago". */
export function sayAgo(moment: number, now: number): string {
  const minutes = Math.round((now - moment) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${count(minutes, "minute", "minutes")} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${count(hours, "hour", "hours")} ago` : `${Math.round(hours / 24)} days ago`;
}
