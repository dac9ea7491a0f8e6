import { addDays } from "#core/days.ts";
import { formatDateOfWeek, formatShortDate, formatShortDates, formatTime } from "#core/format.ts";
import type { ShowFrom, Stay } from "#stays/contract.ts";
import { formatPlatformGuest } from "#stays/guestWords.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import type { LinkState, Mark } from "#stays/screens/stayMarks.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";

/** Returns both days of a stay: "Fri 12 to Sun 14 Dec". */
export const formatDays = ({ arrival, departure }: Pick<Stay, "arrival" | "departure">) =>
  formatShortDates(arrival, departure, " to ");

export const formatNights = (nights: number) => (nights === 1 ? "1 night" : `${nights} nights`);

export const checkInOf = (stay: Stay, property: StayProperty) => stay.checkInTime ?? property.checkInTime;
export const checkOutOf = (stay: Stay, property: StayProperty) => stay.checkOutTime ?? property.checkOutTime;

export const formatCheckIn = (stay: Stay, property: StayProperty) => formatTime(checkInOf(stay, property));
export const formatCheckOut = (stay: Stay, property: StayProperty) => formatTime(checkOutOf(stay, property));

export const linkStates: Record<LinkState, { label: string; tone: "neutral" | "leaf" }> = {
  "not sent": { label: "Not sent", tone: "neutral" },
  "not opened": { label: "Sent", tone: "neutral" },
  opened: { label: "Opened", tone: "leaf" },
  arrived: { label: "Arrived", tone: "leaf" },
  left: { label: "Left", tone: "leaf" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  ended: { label: "Link ended", tone: "neutral" },
};

/** Formats what is wrong and its fix as a sentence; null where the mark is enough. */
export function formatNeed(mark: Mark, stay: Stay): string | null {
  if (mark === "overlap") return "Another stay has some of the same nights. One of them has to go.";
  if (mark === "long")
    return `${formatNights(stay.nights)} is longer than most guests stay. Is it a guest? If not, end the link.`;
  if (mark === "missing")
    return "Its calendar no longer lists it. The link works while we check again; end it if the guest has cancelled.";
  if (mark === "again")
    return "Its calendar no longer listed these nights, and now lists them again. If another guest has booked them, end the link: the new guest gets one within the hour.";
  if (mark === "lock to set") return `Set ${stay.doorCode ?? "the code"} on the lock.`;
  return mark === "not sent" ? "No link sent yet." : null;
}

/** Formats from when the guest sees the codes; null where everyone does, or they show already. */
export function formatShownFrom(stay: Stay, property: StayProperty, today: string): string | null {
  if (property.access === "everyone" || property.timeZone === null) return null;
  const from = stay.showFrom ?? property.showFrom;
  if (from === "booking") return null;
  const day = addDays(stay.arrival, from === "arrival" ? 0 : -Number(from));
  return day > today ? `Codes show from ${formatShortDate(day)}` : null;
}

export const showFromWords: Record<ShowFrom, string> = {
  booking: "From the booking on",
  "7": "7 days before arrival",
  "3": "3 days before arrival",
  arrival: "On the day of arrival",
};
export const showFromChoices = ["booking", "7", "3", "arrival"] as const satisfies readonly ShowFrom[];

/** Formats an arrival: "Lake House · Anna, Friday 11 December, from 3 pm". */
export function formatArrival(arrival: Omit<CheckedArrival, "findings">): string {
  const guest = arrival.guestName ?? (arrival.platform && formatPlatformGuest(arrival.platform));
  const who = guest ? `${guest}, ` : "";
  return `${arrival.guidebookName} · ${who}${formatDateOfWeek(arrival.arrival)}, from ${formatTime(arrival.checkInTime)}`;
}
