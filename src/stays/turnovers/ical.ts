import { HOUR_MS } from "#core/durations.ts";
import { calendarMoment, calendarText, writeCalendar } from "#core/iCalendar.ts";
import type { TurnoverSheet, TurnoverWithCodes } from "#stays/turnovers/turnovers.ts";
import { formatTime } from "#core/format.ts";
import type { Turnover } from "#stays/turnovers/contract.ts";

/** The length of an event without an arrival on the day: a calendar needs an end. */
const CLEANING_MS = 3 * HOUR_MS;

/** Returns the turnovers of a sheet as an iCalendar object (RFC 5545) that calendars subscribe to. */
export function turnoverCalendar({ turnovers, now, label }: TurnoverSheet, product: string): string {
  return writeCalendar({ product, part: "Turnovers" }, [
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${calendarText(label ?? "Turnovers")}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...turnovers.flatMap((turnover) => eventLines(turnover, now)),
  ]);
}

function eventLines(turnover: TurnoverWithCodes, now: number): string[] {
  const { guidebookId, guidebookName, day, outAt, inAt, leftAt, readyAt, codes, list } = turnover;
  const start = outAt ?? inAt ?? now;
  const end = outAt === null ? start + HOUR_MS : inAt !== null && inAt > outAt ? inAt : outAt + CLEANING_MS;
  const notes = [
    ...(leftAt === null ? [] : ["The guests have left"]),
    ...(readyAt === null ? [] : ["Ready"]),
    ...codes.map(({ label, code }) => `${label}: ${code}`),
    ...(list ?? []).map(({ text, isDone }) => `${isDone ? "✓" : "–"} ${text}`),
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${day}-${guidebookId}@turnovers`,
    `DTSTAMP:${calendarMoment(now)}`,
    `DTSTART:${calendarMoment(start)}`,
    `DTEND:${calendarMoment(end)}`,
    `SUMMARY:${calendarText(`${guidebookName}: ${formatTurnover(turnover)}`)}`,
    ...(notes.length > 0 ? [`DESCRIPTION:${calendarText(notes.join("\n"))}`] : []),
    ...(outAt === null ? ["TRANSP:TRANSPARENT"] : []),
    "END:VEVENT",
  ];
}

function formatTurnover({ outTime, inTime }: Pick<Turnover, "outTime" | "inTime">): string {
  if (outTime !== null && inTime !== null)
    return `Out ${formatTime(outTime)}, in ${formatTime(inTime)}, same day`;
  if (outTime !== null) return `Out ${formatTime(outTime)}`;
  return inTime === null ? "" : `In ${formatTime(inTime)}`;
}
