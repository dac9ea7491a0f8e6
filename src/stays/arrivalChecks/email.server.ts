import { z } from "zod";
import { findMembership } from "#accounts/memberStore.server.ts";
import { findUser } from "#accounts/store.server.ts";
import { rolesWith } from "#accounts/roles.ts";
import { HOUR_MS } from "#core/durations.ts";
import { done, abandon, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { formatDayOfWeek, formatTime } from "#core/format.ts";
import { formatPlatformGuest } from "#stays/guestWords.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";
import { hasUrgent } from "#stays/arrivalChecks/finding.ts";
import { checkNextArrivals } from "#stays/arrivalChecks/arrivalChecks.server.ts";

/** After this the evening is over. */
export const EMAIL_LIVES_MS = 9 * HOUR_MS;

/** Emails a member what is wrong with arrivals; nothing where it was fixed meanwhile (Stays 32). */
export const arrivalsEmail = jobKind({
  name: "tonight.email",
  payload: z.object({ accountId: z.string(), userId: z.string() }),
  run: async (context, { accountId, userId }, job) => {
    if (context.now() - job.addedAt > EMAIL_LIVES_MS)
      return abandon("the arrivals that it is about are over");
    const [wrong, recipient] = await Promise.all([
      findWrongFor(context, { accountId, userId }),
      findUser(context.db, userId),
    ]);
    if (wrong.length === 0 || !recipient) return done();
    return sendEmail(context, job, {
      to: recipient.email,
      subject: subjectOf(wrong),
      parts: [
        `Hello ${recipient.first_name},`,
        `${wrong.length === 1 ? "One arrival in the next 36 hours needs" : `${wrong.length} arrivals in the next 36 hours need`} your attention:`,
        ...wrong.map((arrival) => linesOf(arrival, context.config.publicUrl)),
        "Everything else that we can check is in order.",
      ],
    });
  },
});

/** Returns the arrivals with urgent findings for a member who may share; none for other members. */
export async function findWrongFor(
  context: AppContext,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<CheckedArrival[]> {
  const membership = await findMembership(context.db, accountId, userId);
  if (!membership || !rolesWith("share").includes(membership.role)) return [];
  const actor = { ...membership, userId, signedIn: { session: "" } };
  return (await checkNextArrivals(context, actor)).filter(hasUrgent);
}

export const subjectOf = (wrong: readonly CheckedArrival[]) =>
  wrong.length === 1
    ? `One arrival at ${wrong[0]?.guidebookName} needs you`
    : `${wrong.length} arrivals need you`;

function linesOf(arrival: CheckedArrival, origin: string | undefined) {
  const { guidebookName, platform, checkInAt, timeZone, checkInTime, findings } = arrival;
  const when = `${formatDayOfWeek(checkInAt, timeZone)} from ${formatTime(checkInTime)}`;
  const lines = findings.flatMap(({ sentence, mend }) => [
    `- ${sentence}`,
    ...(origin ? [{ label: mend.label, url: `${origin}${mend.path}` }] : []),
  ]);
  // An email outlives the stay: it names no guest.
  const who = platform === null ? "" : `${formatPlatformGuest(platform)}, `;
  return [`${guidebookName}, ${who}${when}`, ...lines];
}
