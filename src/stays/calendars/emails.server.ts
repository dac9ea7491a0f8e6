import { findEntries, recordHostEmailed } from "#stays/calendars/entryStore.server.ts";
import {
  doubleBookingEmail,
  failingCalendarEmail,
  missingStaysEmail,
} from "#stays/calendars/emailKinds.server.ts";
import { firstDay, todayOf } from "#stays/calendars/applyReading.server.ts";
import { findCalendarById } from "#stays/calendars/store.server.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import { done, jobKind, type JobResult, type RunningJob } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { findOwnerOfGuidebook } from "#stays/stayPropertyStore.server.ts";
import { findStaysEndingFrom } from "#stays/store.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";

/** Emails the owner about stays that one reading lacks; they are cancelled a day later (Calendars 2). */
export const missingStays = jobKind({
  ...missingStaysEmail,
  run: async (context, { calendarId }, job) => {
    const calendar = await findCalendarById(context.db, calendarId);
    if (!calendar) return done();
    const day = await todayOf(context, context.db, calendar.guidebook_id);
    const missing = (await findEntries(context.db, calendar.guidebook_id, firstDay(day))).filter(
      (entry) =>
        entry.calendarId === calendarId &&
        entry.isMissingWithOthers &&
        entry.hostEmailedAt === null &&
        entry.cancelledAt === null,
    );
    if (missing.length === 0) return done();
    const paragraphs = (guidebook: string) => [
      `These stays are no longer in the calendar “${nameOf(calendar)}” of ${guidebook}:`,
      missing.map(inWords).join("\n"),
      "When several disappear at once, it is often a fault on the platform, so their links keep working. If they are still missing after 24 hours, we cancel the stays. If you know the guests are coming, mark them as stays.",
    ];
    const subject = (guidebook: string) => `Stays are missing from a calendar for ${guidebook}`;
    const end = await sendToOwner(context, calendar.guidebook_id, job, { subject, paragraphs });
    const ids = missing.map(({ id }) => id);
    return end.done ? done((db) => recordHostEmailed(db, ids, context.now())) : end;
  },
});

/** Emails the owner about a calendar unread for a day, unless it can be read again (Calendars 11). */
export const failingCalendar = jobKind({
  ...failingCalendarEmail,
  run: async (context, { calendarId }, job) => {
    const calendar = await findCalendarById(context.db, calendarId);
    if (!calendar || calendar.failing_since === null) return done();
    return sendToOwner(context, calendar.guidebook_id, job, {
      subject: (guidebook) => `We cannot read a calendar for ${guidebook}`,
      paragraphs: (guidebook) => [
        `We have not been able to read the calendar “${nameOf(calendar)}” for ${guidebook} for a day. ${calendar.problem ?? ""}`.trim(),
        "The stays it already had are unchanged. New bookings and changes will not come through until we can read it again.",
      ],
    });
  },
});

/** Sends the owner an email about stays of different calendars that overlap: a double booking (Calendars 8). */
export const doubleBooking = jobKind({
  ...doubleBookingEmail,
  run: async (context, { guidebookId, stayIds }, job) => {
    const day = await todayOf(context, context.db, guidebookId);
    const rows = await findStaysEndingFrom(context.db, guidebookId, firstDay(day));
    const isBooked = (row: StaysTable) => row.cancelled_at === null && row.doubt !== "missing";
    const live = new Map(rows.filter(isBooked).map((row) => [row.id, row]));
    const pairs = stayIds.flatMap(([first, second]) => {
      const [a, b] = [live.get(first), live.get(second)];
      return a && b ? [`${inWords(a)}\n${inWords(b)}`] : [];
    });
    if (pairs.length === 0) return done();
    return sendToOwner(context, guidebookId, job, {
      subject: (guidebook) => `Double booking at ${guidebook}`,
      paragraphs: (guidebook) => [
        `Two calendars for ${guidebook} have guests on the same night:`,
        ...pairs,
        "Check both platforms, and contact one of the guests as soon as you can.",
      ],
    });
  },
});

interface EmailText {
  subject: (guidebook: string) => string;
  paragraphs: (guidebook: string) => string[];
}

/** Sends the owner of a guidebook's account an email with a link to its stays. */
export async function sendToOwner(
  context: AppContext,
  guidebookId: string,
  job: RunningJob,
  { subject, paragraphs }: EmailText,
): Promise<JobResult> {
  const owner = await findOwnerOfGuidebook(context.db, guidebookId);
  if (!owner) return done();
  const { publicUrl } = context.config;
  const link = publicUrl
    ? [{ label: "See the stays", url: `${publicUrl}/guidebooks/${guidebookId}/stays` }]
    : [];
  return sendEmail(context, job, {
    to: owner.email,
    subject: subject(owner.guidebook),
    parts: [`Hello ${owner.firstName},`, ...paragraphs(owner.guidebook), ...link],
  });
}

const nameOf = ({ name, host }: CalendarsTable) => name ?? host;

const dayFormat = new Intl.DateTimeFormat("en-AU", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const inWords = ({ arrival, departure }: { arrival: string; departure: string }) =>
  `  ${dayFormat.format(Date.parse(arrival))} to ${dayFormat.format(Date.parse(departure))}`;
