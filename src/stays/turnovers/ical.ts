import { HOUR_MS } from "#core/durations.ts";
import { PRODUCT } from "#core/site.ts";
import { formatTurnover } from "#stays/turnovers/formatTurnover.ts";
import type { TurnoverSheet, TurnoverWithCodes } from "#stays/turnovers/turnovers.ts";

/** The length of an event without an arrival on the day: a calendar needs an end. */
const CLEANING_MS = 3 * HOUR_MS;
/** The length of a line without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Returns the turnovers of a sheet as an iCalendar object (RFC 5545) that calendars subscribe to. */
export function turnoverCalendar({ turnovers, now, label }: TurnoverSheet): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(PRODUCT.name)}//Turnovers//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(label ?? "Turnovers")}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...turnovers.flatMap((turnover) => eventLines(turnover, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(turnover: TurnoverWithCodes, now: number): string[] {
  const { guidebookId, guidebookName, day, outAt, inAt, readyAt, codes } = turnover;
  const start = outAt ?? inAt ?? now;
  const end = outAt === null ? start + HOUR_MS : inAt !== null && inAt > outAt ? inAt : outAt + CLEANING_MS;
  const notes = [
    ...(readyAt === null ? [] : ["Ready"]),
    ...codes.map(({ label, code }) => `${label}: ${code}`),
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${day}-${guidebookId}@turnovers`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(`${guidebookName}: ${formatTurnover(turnover)}`)}`,
    ...(notes.length > 0 ? [`DESCRIPTION:${escapeText(notes.join("\n"))}`] : []),
    ...(outAt === null ? ["TRANSP:TRANSPARENT"] : []),
    "END:VEVENT",
  ];
}

/** 20260106T020000Z */
const utc = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** RFC 5545 §3.3.11. */
const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "");

/** Folds a long line between characters; each further line begins with a space, which counts. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = "";
      octets = 0;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}
