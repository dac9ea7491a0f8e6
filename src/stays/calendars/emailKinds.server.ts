import { z } from "zod";
import { storedKind } from "#core/jobs/queue.server.ts";

// The payloads of the emails about calendars: ids alone. The texts are read when an email is sent.

const aboutCalendar = z.object({ calendarId: z.string() });

/** Stays that one reading lacks together: cancelled a day after the email (Calendars 2). */
export const missingStaysEmail = storedKind("calendars.missingStaysEmail", aboutCalendar);

/** A calendar that could not be read for a day: one email (Calendars 11). */
export const failingCalendarEmail = storedKind("calendars.failingCalendarEmail", aboutCalendar);

const aboutStays = z.object({ guidebookId: z.string(), stayIds: z.array(z.tuple([z.string(), z.string()])) });

/** Stays of different calendars with a shared night: a double booking (Calendars 8). */
export const doubleBookingEmail = storedKind("calendars.doubleBookingEmail", aboutStays);

const ids = z.array(z.string());
const news = z.object({
  guidebookId: z.string(),
  cancelled: ids,
  doubted: ids,
  added: ids,
  separated: ids.default([]), // absent in emails that an older version queued
  questions: ids,
});
export type StoredNews = z.output<typeof news>;

/** The cancellations and the doubts of the next three days in one reading: the news email (Calendars 16). */
export const newsEmail = storedKind("calendars.newsEmail", news);

const newsOnDevice = news.extend({ deviceId: z.string() });
export const newsPush = storedKind("calendars.newsPush", newsOnDevice);
