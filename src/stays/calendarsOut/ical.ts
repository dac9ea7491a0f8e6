import { formatTime } from "#core/format.ts";
import { calendarMoment, calendarText, writeCalendar } from "#core/iCalendar.ts";
import { platformNames, type BookedWith } from "#core/platforms.ts";

/** The nights of a stay. Days are YYYY-MM-DD, times HH:MM at the property. */
export interface NightsEvent {
  stayId: string;
  guidebookName: string;
  guestName: string | null;
  arrival: string;
  departure: string;
  checkInTime: string;
  checkOutTime: string;
  platform: BookedWith | null;
  isInDoubt: boolean;
}

/** When a door code works, epoch milliseconds. */
export interface LockEvent {
  stayId: string;
  guidebookName: string;
  guestName: string | null;
  code: string;
  from: number;
  until: number;
}

interface Options {
  product: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns the stays as an iCalendar object of whole days: the day of departure is not in it (RFC 5545 §3.6.1). */
export function staysCalendar(events: readonly NightsEvent[], { product, now }: Options): string {
  return writeCalendar({ product, part: "Stays" }, [
    ...headLines("Stays", "PT30M"),
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.stayId}@stays`,
      `DTSTAMP:${calendarMoment(now)}`,
      `DTSTART;VALUE=DATE:${event.arrival.replaceAll("-", "")}`,
      `DTEND;VALUE=DATE:${event.departure.replaceAll("-", "")}`,
      `SUMMARY:${calendarText(titleOf(event))}`,
      `DESCRIPTION:${calendarText(detailsOf(event))}`,
      `STATUS:${event.isInDoubt ? "TENTATIVE" : "CONFIRMED"}`,
      "END:VEVENT",
    ]),
  ]);
}

/** Returns the codes as an iCalendar object, one event each, in the form that Home Assistant's Rental Control reads. */
export function locksCalendar(events: readonly LockEvent[], { product, now }: Options): string {
  return writeCalendar({ product, part: "Locks" }, [
    ...headLines("Door codes", "PT5M"),
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.stayId}@locks`,
      `DTSTAMP:${calendarMoment(now)}`,
      `DTSTART:${calendarMoment(event.from)}`,
      `DTEND:${calendarMoment(event.until)}`,
      `SUMMARY:${calendarText(titleOf(event))}`,
      `DESCRIPTION:${calendarText(codeLine(event.code))}`,
      "END:VEVENT",
    ]),
  ]);
}

const headLines = (name: string, every: string) => [
  "CALSCALE:GREGORIAN",
  "METHOD:PUBLISH",
  `X-WR-CALNAME:${calendarText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
  `X-PUBLISHED-TTL:${every}`,
];

const titleOf = ({ guidebookName, guestName }: { guidebookName: string; guestName: string | null }) =>
  guestName === null ? guidebookName : `${guidebookName}: ${guestName}`;

function detailsOf({ checkInTime, checkOutTime, platform, isInDoubt }: NightsEvent): string {
  const times = `Check-in ${formatTime(checkInTime)}, check-out ${formatTime(checkOutTime)}.`;
  return [
    times,
    ...(platform === null || platform === "direct" ? [] : [platformNames[platform]]),
    ...(isInDoubt ? ["In doubt: look at it in Stays."] : []),
  ].join("\n");
}

/** "Last 4 Digits" becomes the code of a lock (Rental Control 3.7, `codegen.py`); other fields become attributes. */
const codeLine = (code: string) => (code.length === 4 ? `Last 4 Digits: ${code}` : `Door code: ${code}`);

/** Returns the 4 to 8 digits that a lock takes, without * and # around them; null where a door code is a text. */
export function lockDigits(doorCode: string): string | null {
  return /^[*#]?(\d{4,8})[*#]?$/.exec(doorCode.replaceAll(/\s/g, ""))?.[1] ?? null;
}
