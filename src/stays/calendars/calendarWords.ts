import type { Calendar } from "#stays/calendars/contract.ts";
import { platforms } from "#stays/platforms.ts";
import { formatDays } from "#stays/screens/stayWords.ts";
import { MINUTE_MS } from "#core/durations.ts";

/** Returns the host's name of a calendar, else its platform or host name. */
export function nameOfCalendar({ name, platform, host }: Calendar): string {
  return name ?? (platform === "other" ? host : platforms[platform].name);
}

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** Returns what was read: "4 stays, the next Fri 12 to Sun 14 Dec. 1 closure." */
export function describeCalendar({ stays, blocks, next, skipped }: Calendar): string {
  const left = Object.values(skipped).reduce((sum, one) => sum + one, 0);
  const ahead = stays === 0 ? "No stays ahead" : count(stays, "stay", "stays");
  return [
    `${ahead}${next ? `, the next ${formatDays(next)}` : ""}.`,
    blocks > 0 ? `${count(blocks, "closure", "closures")}.` : "",
    left > 0
      ? `${count(left, "entry was", "entries were")} left out: we cannot read which days are meant. Add the stay by hand if it is a guest.`
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Formats what happens to stays that a calendar no longer lists (doubt before cancellation, Calendars 2). */
export function formatMissing(stays: number): string {
  return stays === 1
    ? "1 stay is no longer in this calendar. Its link works while we check again; end it if the guest has cancelled."
    : `${stays} stays are no longer in this calendar. Their links work while we check again; end those of guests who have cancelled.`;
}

/** Formats how long ago a moment was: "12 minutes ago". Both are epoch milliseconds. */
export function formatAgo(moment: number, now: number): string {
  const minutes = Math.round((now - moment) / MINUTE_MS);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${count(minutes, "minute", "minutes")} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${count(hours, "hour", "hours")} ago` : `${Math.round(hours / 24)} days ago`;
}
