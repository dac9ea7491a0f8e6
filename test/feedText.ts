import type { Feed } from "#stays/calendars/feed/contract.ts";
import { readFeed } from "#stays/calendars/feed/readFeed.ts";

export const bytesOf = (text: string) => new TextEncoder().encode(text);

export function read(text: string | Uint8Array, timeZone: string | null = null): Feed {
  const feed = readFeed(typeof text === "string" ? bytesOf(text) : text, { timeZone });
  if (!feed.ok) throw new Error(feed.refusal.code);
  return feed.value;
}

export function refusalOf(bytes: Uint8Array): string {
  const feed = readFeed(bytes);
  return feed.ok ? "none" : feed.refusal.code;
}

export const calendar = (events: string[], prodId = "PRODID:-//Lakes PMS//EN", end = "\r\n") =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", prodId, ...events, "END:VCALENDAR", ""].join(end);

export const event = (lines: string[], end = "\r\n") => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join(end);

export const days = (arrival: string, departure: string) => [
  `DTSTART;VALUE=DATE:${arrival}`,
  `DTEND;VALUE=DATE:${departure}`,
];
