import { missingSecretOf } from "#guest/stay/now/stayContents.ts";
import { propertyOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { sayDateOfWeek, sayDayOfWeek, sayTime, sayTimeIn } from "#platform/say.ts";
import type { GuestStay } from "#stays/guestStay.ts";
import { nightsBetween } from "#stays/localTime.ts";

/** Returns where the clock is that a time is read from: "Wānaka time". */
export function sayZone(guidebook: Pick<GuestGuidebook, "sections">, { timeZone }: GuestStay): string {
  const place =
    propertyOf(guidebook)?.city || timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return `${place} time`;
}

/** Returns a time of day (HH:MM) with the zone that it is in: "3 pm, Wānaka time" (Stays 4). */
export const sayTimeThere = (guidebook: Pick<GuestGuidebook, "sections">, stay: GuestStay, time: string) =>
  `${sayTime(time)}, ${sayZone(guidebook, stay)}`;

/** Returns what stands in a stay's page where its secrets do not show: not yet, or no more. */
export function sayWhenSecretsShow(
  guidebook: Pick<GuestGuidebook, "sections">,
  stay: GuestStay,
  what = "Your door code",
): string {
  const { shownFrom, shownUntil } = stay.timeline;
  if (stay.phase === "after" || !Number.isFinite(shownFrom) || shownFrom > shownUntil) return ended;
  const day = sayDayOfWeek(shownFrom, stay.timeZone);
  return `${what} appears here from ${day}, ${sayZone(guidebook, stay)}. Open this page then while you have internet; after that it works without.`;
}

export const ended = "Thank you for staying. The codes are hidden now; the tips remain.";

/** Returns the greeting of a guest whose stay is still to come. */
export function sayEarly(guidebook: GuestGuidebook, stay: GuestStay): { greeting: string; rest: string } {
  const name = stay.guestName ? `, ${stay.guestName}` : "";
  const ready = missingSecretOf(guidebook)
    ? "Everything but the codes is ready to read."
    : "Everything is ready to read.";
  return {
    greeting: `You are in the right place${name}.`,
    rest: `Your stay starts on ${sayDateOfWeek(stay.arrival)}. ${ready}`,
  };
}

/** Returns until when the codes show: "midnight", or a time where another guest arrives that day. */
export function sayShownUntil({ timeline, timeZone }: GuestStay): string {
  const { shownUntil, dayAfter } = timeline;
  return shownUntil === dayAfter ? "midnight" : sayTimeIn(shownUntil, timeZone);
}

export function sayNights({ arrival, departure }: GuestStay): string {
  const nights = nightsBetween(arrival, departure);
  return nights === 1 ? "1 night" : `${nights} nights`;
}

/** Returns the days of a stay: "Fri 12 – Sun 14 Dec". */
export function sayDays({ arrival, departure }: Pick<GuestStay, "arrival" | "departure">): string {
  const isOneMonth = arrival.slice(0, 7) === departure.slice(0, 7);
  return `${sayShortDay(arrival, !isOneMonth)} – ${sayShortDay(departure, true)}`;
}

const weekday = new Intl.DateTimeFormat("en-AU", { weekday: "short", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-AU", { month: "short", timeZone: "UTC" });

function sayShortDay(day: string, withMonth: boolean): string {
  const date = new Date(`${day}T00:00:00Z`);
  return [weekday.format(date), date.getUTCDate(), withMonth && month.format(date)].filter(Boolean).join(" ");
}
