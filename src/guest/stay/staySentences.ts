import { counted, formats, texts } from "#core/i18n/pageLanguage.ts";
import { missingSecretOf, type MissingSecret } from "#guest/stay/now/stayContents.ts";
import { propertyOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { nightsBetween } from "#core/days.ts";
import type { GuestStay } from "#stays/guestStay.ts";

/** Formats the zone of a time: "Wānaka time". */
export function formatZone(guidebook: Pick<GuestGuidebook, "sections">, { timeZone }: GuestStay): string {
  const place =
    propertyOf(guidebook)?.city || timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return texts().stay.zoneOf(place);
}

/** Formats a time of day (HH:MM) with its zone: "3 pm, Wānaka time" (Stays 4). */
export const formatTimeThere = (guidebook: Pick<GuestGuidebook, "sections">, stay: GuestStay, time: string) =>
  texts().stay.timeThere(formats().time(time), formatZone(guidebook, stay));

/** Formats when the secrets show, in their place on a stay's page: not yet, or no more. */
export function formatWhenSecretsShow(
  guidebook: Pick<GuestGuidebook, "sections">,
  stay: GuestStay,
  what: MissingSecret = "door",
): string {
  const { shownFrom, shownUntil } = stay.timeline;
  if (stay.phase === "after" || !Number.isFinite(shownFrom) || shownFrom > shownUntil)
    return texts().secrets.ended;
  const day = formats().dayIn(shownFrom, stay.timeZone);
  return texts().secrets[what](day, formatZone(guidebook, stay));
}

/** Formats the greeting of a guest before the stay. */
export function formatEarly(guidebook: GuestGuidebook, stay: GuestStay): { greeting: string; rest: string } {
  const say = texts().stay;
  const ready = missingSecretOf(guidebook) ? say.allButCodes : say.allReady;
  return {
    greeting: say.rightPlace(stay.guestName),
    rest: `${say.starts(formats().day(stay.arrival))} ${ready}`,
  };
}

/** Formats until when the codes show: "midnight", or a time where another guest arrives that day. */
export function formatShownUntil({ timeline, timeZone }: GuestStay): string {
  const { shownUntil, dayAfter } = timeline;
  return shownUntil === dayAfter ? texts().secrets.midnight : formats().timeIn(shownUntil, timeZone);
}

export function formatNights({ arrival, departure }: GuestStay): string {
  return counted(texts().stay.nights, nightsBetween(arrival, departure));
}

/** Formats the days of a stay: "Fri 12 – Sun 14 Dec". */
export const formatDays = ({ arrival, departure }: Pick<GuestStay, "arrival" | "departure">) =>
  formats().days(arrival, departure);
