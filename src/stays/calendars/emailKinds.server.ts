import { z } from "zod";
import type { StoredKind } from "#core/jobs/queue.server.ts";

// What is stored of the e-mails about calendars: ids alone. What they say is read when they are sent.

const aboutCalendar = z.object({ calendarId: z.string() });
export type AboutCalendar = z.output<typeof aboutCalendar>;

/** Stays that went missing together (Calendars 2). */
export const missingStaysEmail = {
  name: "calendars.missingStaysEmail",
  payload: aboutCalendar,
} satisfies StoredKind<AboutCalendar>;

/** A calendar that could not be read for a day (Calendars 11). */
export const failingCalendarEmail = {
  name: "calendars.failingCalendarEmail",
  payload: aboutCalendar,
} satisfies StoredKind<AboutCalendar>;

const aboutStays = z.object({
  guidebookId: z.string(),
  stayIds: z.array(z.tuple([z.string(), z.string()])),
});
export type AboutStays = z.output<typeof aboutStays>;

/** Stays of different calendars with a night in common (Calendars 8). */
export const doubleBookingEmail = {
  name: "calendars.doubleBookingEmail",
  payload: aboutStays,
} satisfies StoredKind<AboutStays>;

const ids = z.array(z.string());
const news = z.object({
  guidebookId: z.string(),
  cancelled: ids,
  doubted: ids,
  added: ids,
  separated: ids.default([]), // what was queued by an older version has none
  questions: ids,
});
export type StoredNews = z.output<typeof news>;

/** What a reading cancelled, and what is in doubt for the next three days (Calendars 16). */
export const newsEmail = { name: "calendars.newsEmail", payload: news } satisfies StoredKind<StoredNews>;

const newsOnDevice = news.extend({ deviceId: z.string() });
export type NewsOnDevice = z.output<typeof newsOnDevice>;
export const newsPush = {
  name: "calendars.newsPush",
  payload: newsOnDevice,
} satisfies StoredKind<NewsOnDevice>;
