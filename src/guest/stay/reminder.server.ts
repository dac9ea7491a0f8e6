import { HOUR_MS } from "#core/durations.ts";
import { texts } from "#core/i18n/pageLanguage.ts";
import { createHash } from "node:crypto";
import { envelopeOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { addDays } from "#core/days.ts";
import type { GuestStay } from "#stays/guestStay.ts";
import { momentOf } from "#stays/localTime.ts";

interface Reminder {
  guidebook: GuestGuidebook;
  stay: GuestStay;
  origin: string;
  /** Epoch milliseconds. */
  now: number;
}

const MORNING = "09:00";

/**
 * Returns a calendar (RFC 5545) with the arrival as its one event and without any secret. It reminds in a morning on which
 * the codes show and the guest may still have internet: that before the arrival, else that of the arrival.
 */
export function writeReminder({ guidebook, stay, origin, now }: Reminder): string {
  const { name, key } = guidebook;
  const { checkIn } = stay.timeline;
  const page = `${origin}/view/${key}`;
  const open = texts().stay.reminderText;
  return lines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Porchlight//Arrival//EN",
    "BEGIN:VEVENT",
    // The same for one stay however often it is fetched, and says nothing of the link.
    `UID:${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(checkIn)}`,
    `DTEND:${utc(checkIn + HOUR_MS)}`,
    `SUMMARY:${text(texts().stay.reminder(name))}`,
    `LOCATION:${text(envelopeOf(guidebook).join(", ") || name)}`,
    `DESCRIPTION:${text(`${open}\n${page}`)}`,
    `URL:${page}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${text(open)}`,
    `TRIGGER;VALUE=DATE-TIME:${utc(reminderAt(stay))}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

function reminderAt({ arrival, timeZone, timeline }: GuestStay): number {
  const dayBefore = momentOf(addDays(arrival, -1), MORNING, timeZone);
  const onTheDay = Math.min(momentOf(arrival, MORNING, timeZone), timeline.checkIn);
  return timeline.shownFrom <= dayBefore ? dayBefore : onTheDay;
}

/** 20261003T050000Z. */
const utc = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

const text = (words: string) => words.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** A line has at most 75 bytes; what is longer goes on after a space (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

const lines = (all: readonly string[]) => all.map((line) => `${fold(line)}\r\n`).join("");

function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += sign;
    bytes += size;
  }
  return folded;
}
