import type { Calendar } from "#stays/calendars/contract.ts";
import { platforms } from "#stays/platforms.ts";
import { formatShortDate } from "#core/format.ts";
import { dayIn } from "#stays/screens/today.ts";
import { formatDays } from "#stays/screens/stayWords.ts";
import { MINUTE_MS } from "#core/durations.ts";

/** Returns the host's name of a calendar, else its platform or host name. */
export function nameOfCalendar({ name, platform, host }: Calendar): string {
  return name ?? (platform === "other" ? host : platforms[platform].name);
}

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

const counted = ({ stays, blocks }: Calendar) =>
  [
    stays === 0 ? "no stays ahead" : count(stays, "stay", "stays"),
    blocks > 0 && count(blocks, "blocked period", "blocked periods"),
  ].filter((part) => part !== false);

function formatSkipped({ skipped }: Calendar): string {
  const left = Object.values(skipped).reduce((sum, one) => sum + one, 0);
  return left === 0
    ? ""
    : ` ${count(left, "entry was", "entries were")} left out: we cannot read which days are meant. Add the stay by hand if it is a guest.`;
}

/** Returns what was read: "4 stays, the next Fri 12 to Sun 14 Dec. 1 blocked period." */
export function describeCalendar(calendar: Calendar): string {
  const [stays = "", closures] = counted(calendar);
  const { next } = calendar;
  const ahead = `${stays.replace(/^n/, "N")}${next ? `, the next ${formatDays(next)}` : ""}.`;
  return `${ahead}${closures ? ` ${closures}.` : ""}${formatSkipped(calendar)}`;
}

/** Formats a calendar's row: "Airbnb. Read 12 minutes ago, 4 stays, 1 blocked period". `now` is epoch milliseconds. */
export function formatReading(calendar: Calendar, now: number): string {
  const { lastReadAt } = calendar;
  if (lastReadAt === null) return `${nameOfCalendar(calendar)}. Not read yet`;
  const skipped = formatSkipped(calendar);
  const read = [`Read ${formatAgo(lastReadAt, now)}`, ...counted(calendar)].join(", ");
  return `${nameOfCalendar(calendar)}. ${read}${skipped && `.${skipped}`}`;
}

/** Formats since when, in the reader's zone, a calendar cannot be read: "Airbnb: not read since Tue 24 Nov". */
export function formatFailure(calendar: Calendar): string {
  const name = nameOfCalendar(calendar);
  const { failingSince } = calendar;
  return failingSince === null
    ? `${name} cannot be read`
    : `${name}: not read since ${formatShortDate(dayIn(null, failingSince))}`;
}

/** Formats what happens to stays that a calendar no longer lists (doubt before cancellation, Calendars 2). */
export function formatMissing(stays: number): string {
  return stays === 1
    ? "1 stay is no longer in this calendar. Keep it, or end its link, in Stays."
    : `${stays} stays are no longer in this calendar. Keep them, or end their links, in Stays.`;
}

/** Formats how long ago a moment was: "12 minutes ago". Both are epoch milliseconds. */
export function formatAgo(moment: number, now: number): string {
  const minutes = Math.round((now - moment) / MINUTE_MS);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${count(minutes, "minute", "minutes")} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${count(hours, "hour", "hours")} ago` : `${Math.round(hours / 24)} days ago`;
}
