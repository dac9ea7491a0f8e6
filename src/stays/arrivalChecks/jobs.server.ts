import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { dayInZone } from "#core/days.ts";
import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind, scheduledJob, type JobResult } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { listDeviceIds } from "#stays/push/store.server.ts";
import { momentOf } from "#stays/localTime.ts";
import { arrivalsEmail, EMAIL_LIVES_MS, findWrongFor, subjectOf } from "#stays/arrivalChecks/email.server.ts";
import {
  findEmailedSince,
  findNextArrivals,
  findSharers,
  recordEmailed,
} from "#stays/arrivalChecks/store.server.ts";
import { hasUrgent } from "#stays/arrivalChecks/finding.ts";
import { CHECKED_AHEAD_MS, daysAround } from "#stays/arrivalChecks/checkArrivals.ts";
import { readGuidebookFacts, checkGuidebookArrivals } from "#stays/arrivalChecks/arrivalChecks.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";

/** The job runs about every hour; after an outage at noon there is time until three. */
const NOON_LASTS_MS = 3 * HOUR_MS;
/** Less than a day, for a noon's late run; more than the zones of one country differ. */
const EMAILED_AGAIN_MS = 18 * HOUR_MS;

/** Checks the arrivals of guidebooks at their noon, and sends emails where something is wrong (Stays 32). */
export const checkArrivalsAtNoon = scheduledJob("tonight.checkArrivals", checkDueArrivals);

async function checkDueArrivals(context: AppContext): Promise<JobResult> {
  const { db } = context;
  const now = context.now();
  const wrong = new Set<string>();
  const emailed = await findEmailedSince(db, now - EMAILED_AGAIN_MS);
  const checked = new Set<string>();
  for (const next of await findNextArrivals(db, daysAround(now))) {
    const { account_id: accountId, id } = next.guidebook;
    if (checked.has(id) || wrong.has(accountId) || emailed.has(accountId)) continue;
    // Where the host has not set the zone, the sections name the country.
    const timeZone = next.timeZone ?? (await readGuidebookFacts(context, next.guidebook)).timeZone;
    if (!isAfterNoon(now, timeZone) || !isWithinReach(next.arrival, now, timeZone)) continue;
    checked.add(id);
    if ((await checkGuidebookArrivals(context, next.guidebook)).some(hasUrgent)) wrong.add(accountId);
    await setImmediate(); // requests that have come meanwhile go first
  }
  if (wrong.size === 0) return done();
  return done(async (within) => {
    for (const accountId of wrong) {
      await recordEmailed(within, accountId, now);
      for (const userId of await findSharers(within, accountId)) {
        await context.jobs.add(within, arrivalsEmail, { accountId, userId });
        for (const deviceId of await listDeviceIds(within, userId))
          await context.jobs.add(within, arrivalsPush, { accountId, userId, deviceId });
      }
    }
  });
}

/** Returns whether a stay may begin within the hours in which arrivals are checked. */
const isWithinReach = (arrival: string, now: number, timeZone: string) =>
  dayInZone(timeZone, now) <= arrival && arrival <= dayInZone(timeZone, now + CHECKED_AHEAD_MS);

/** Returns whether it is noon in a zone, or not long after. */
function isAfterNoon(now: number, timeZone: string): boolean {
  const noon = momentOf(dayInZone(timeZone, now), "12:00", timeZone);
  return noon <= now && now < noon + NOON_LASTS_MS;
}

/** Messages a member's device the most dangerous finding; nothing where it was fixed (Stays 36). */
export const arrivalsPush = jobKind({
  name: "tonight.push",
  payload: z.object({ accountId: z.string(), userId: z.string(), deviceId: z.string() }),
  run: async (context, { accountId, userId, deviceId }, job) => {
    const wrong = await findWrongFor(context, { accountId, userId });
    const [first] = wrong;
    const worst = first?.findings.find(({ isUrgent }) => isUrgent);
    if (!first || !worst) return done();
    const message = {
      title: subjectOf(wrong),
      body: worst.sentence,
      path: wrong.length === 1 ? worst.mend.path : "/stays",
      tag: `tonight-${accountId}`,
    };
    return sendPush(context, job, { deviceId, guidebookId: first.guidebookId }, message, {
      ttlMs: EMAIL_LIVES_MS,
      urgency: "high",
    });
  },
});
