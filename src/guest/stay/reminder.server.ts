import { HOUR_MS } from "#core/durations.ts";
import type { Texts } from "#core/i18n/texts/english.ts";
import { createHash } from "node:crypto";
import { envelopeOf } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { addDays } from "#core/days.ts";
import { calendarMoment, calendarText, writeCalendar } from "#core/iCalendar.ts";
import type { GuestStay } from "#stays/guestStay.ts";
import { momentOf } from "#stays/localTime.ts";

interface Reminder {
  texts: Texts;
  guidebook: GuestGuidebook;
  stay: GuestStay;
  origin: string;
  /** The product's name. */
  product: string;
  /** Epoch milliseconds. */
  now: number;
}

const MORNING = "09:00";

/**
 * Returns a calendar (RFC 5545) with the arrival as its one event and without any secret. It reminds in a morning on which
 * the codes show and the guest may still have internet: that before the arrival, else that of the arrival.
 */
export function writeReminder({ texts, guidebook, stay, origin, product, now }: Reminder): string {
  const { name, key } = guidebook;
  const { checkIn } = stay.timeline;
  const page = `${origin}/view/${key}`;
  const open = texts.stay.reminderText;
  return writeCalendar({ product, part: "Arrival" }, [
    "BEGIN:VEVENT",
    // The same for one stay however often it is fetched, and says nothing of the link.
    `UID:${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${new URL(origin).hostname}`,
    `DTSTAMP:${calendarMoment(now)}`,
    `DTSTART:${calendarMoment(checkIn)}`,
    `DTEND:${calendarMoment(checkIn + HOUR_MS)}`,
    `SUMMARY:${calendarText(texts.stay.reminder(name))}`,
    `LOCATION:${calendarText(envelopeOf(guidebook).join(", ") || name)}`,
    `DESCRIPTION:${calendarText(`${open}\n${page}`)}`,
    `URL:${page}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${calendarText(open)}`,
    `TRIGGER;VALUE=DATE-TIME:${calendarMoment(reminderAt(stay))}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
}

function reminderAt({ arrival, timeZone, timeline }: GuestStay): number {
  const dayBefore = momentOf(addDays(arrival, -1), MORNING, timeZone);
  const onTheDay = Math.min(momentOf(arrival, MORNING, timeZone), timeline.checkIn);
  return timeline.shownFrom <= dayBefore ? dayBefore : onTheDay;
}
