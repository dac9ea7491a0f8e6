import { z } from "zod";
import { oneLine } from "#core/visibleText.ts";
import { feedPlatforms, skipReasons } from "#stays/calendars/feed/contract.ts";

export const CALENDAR_NAME_MAX = 80;

const notText = { error: "This must be text." };
const url = z.string(notText).trim().min(1, { error: "Paste the calendar link." }).max(2000, {
  error: "This link is too long. Copy the whole link again.",
});
const name = z
  .string(notText)
  .transform(oneLine)
  .pipe(z.string().max(CALENDAR_NAME_MAX, { error: `Use at most ${CALENDAR_NAME_MAX} characters.` }));

/** How the host classifies closures that may be stays (Calendars 7). */
export const closures = z.enum(["guests", "not guests", "ask"], {
  error: "Choose guests, not guests or ask.",
});

export const newCalendar = z.object({ url, name: name.optional(), closures: closures.optional() });
export type NewCalendar = z.output<typeof newCalendar>;

/** `url` replaces a URL that is lost or has changed; the calendar keeps its entries. */
export const calendarChange = z.object({ url, name, closures }).partial();
export type CalendarChange = z.output<typeof calendarChange>;

/** A calendar with its URL's host name alone. Moments are epoch milliseconds, days YYYY-MM-DD. */
export const calendar = z.object({
  id: z.string(),
  guidebookId: z.string(),
  host: z.string(),
  name: z.string().nullable(),
  platform: z.enum(feedPlatforms),
  closures,
  lastReadAt: z.number().nullable(),
  /** Why it cannot be read now, as a sentence. */
  problem: z.string().nullable(),
  failingSince: z.number().nullable(),
  /** Current and future stays, closures, and entries that the host has to classify. */
  stays: z.number(),
  blocks: z.number(),
  questions: z.number(),
  /** Stays that the feed lacks and that are in doubt. */
  missing: z.number(),
  /** The next stay to arrive. */
  next: z.object({ arrival: z.string(), departure: z.string() }).nullable(),
  /** The number of events that were left out, by reason. */
  skipped: z.partialRecord(z.enum(skipReasons), z.number()),
  createdAt: z.number(),
});
export type Calendar = z.output<typeof calendar>;

/** An entry of a calendar that has not ended. */
export const calendarEntry = z.object({
  id: z.string(),
  calendarId: z.string(),
  arrival: z.string(),
  departure: z.string(),
  kind: z.enum(["stay", "block", "unclear"]),
  is: z.enum(["stay", "ours"]).nullable(),
  /** Whether the host has to decide what it is. */
  isQuestion: z.boolean(),
  isMissing: z.boolean(),
  stayId: z.string().nullable(),
});
export type ListedCalendarEntry = z.output<typeof calendarEntry>;

/** `null` removes the decision. */
export const calendarEntryChange = z.object({
  is: z.enum(["stay", "ours"], { error: "Choose stay or ours." }).nullable(),
});

/** Two stays of different calendars with a shared night, and the first and last day of the shared range. */
export const doubleBooking = z.object({
  stayIds: z.tuple([z.string(), z.string()]),
  from: z.string(),
  until: z.string(),
});
export type ListedDoubleBooking = z.output<typeof doubleBooking>;
