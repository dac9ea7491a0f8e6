import type { Locale } from "#core/i18n/locale.ts";
import { pluralOf } from "#core/i18n/plural.ts";
import { missingSecretOf, type MissingSecret } from "#guest/stay/now/stayContents.ts";
import { propertyOf } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { nightsBetween } from "#core/days.ts";
import type { GuestStay } from "#stays/guestStay.ts";

/** Formats the zone of a time: "Wānaka time". */
function formatZone({ texts }: Locale, guidebook: Pick<GuestGuidebook, "sections">, { timeZone }: GuestStay) {
  const place =
    propertyOf(guidebook)?.city || timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return texts.stay.zoneOf(place);
}

/** Formats a time of day (HH:MM) with its zone: "3 pm, Wānaka time" (Stays 4). */
export const formatTimeThere = (
  locale: Locale,
  guidebook: Pick<GuestGuidebook, "sections">,
  stay: GuestStay,
  time: string,
) => locale.texts.stay.timeThere(locale.formats.time(time), formatZone(locale, guidebook, stay));

/** Formats when the secrets show, in their place on a stay's page: not yet, or no more. */
export function formatWhenSecretsShow(
  locale: Locale,
  guidebook: Pick<GuestGuidebook, "sections">,
  stay: GuestStay,
  what: MissingSecret = "door",
): string {
  const { shownFrom, shownUntil } = stay.timeline;
  const say = locale.texts.secrets;
  if (stay.phase === "after" || !Number.isFinite(shownFrom) || shownFrom > shownUntil) return say.ended;
  const day = locale.formats.dayIn(shownFrom, stay.timeZone);
  return say[what](day, formatZone(locale, guidebook, stay));
}

/** Formats the greeting of a guest before the stay. */
export function formatEarly(
  { texts, formats }: Locale,
  guidebook: GuestGuidebook,
  stay: GuestStay,
): { greeting: string; rest: string } {
  const say = texts.stay;
  const ready = missingSecretOf(guidebook) ? say.allButCodes : say.allReady;
  return {
    greeting: say.rightPlace(stay.guestName),
    rest: `${say.starts(formats.day(stay.arrival))} ${ready}`,
  };
}

/** Formats until when the codes show: "midnight", or a time where another guest arrives that day. */
export function formatShownUntil({ texts, formats }: Locale, { timeline, timeZone }: GuestStay): string {
  const { shownUntil, dayAfter } = timeline;
  return shownUntil === dayAfter ? texts.secrets.midnight : formats.timeIn(shownUntil, timeZone);
}

export function formatNights({ texts, language }: Locale, { arrival, departure }: GuestStay): string {
  return pluralOf(texts.stay.nights, nightsBetween(arrival, departure), language);
}
