import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { dayInZone } from "#core/days.ts";
import { HOUR_MS } from "#core/durations.ts";
import { done, type JobResult, type JobKind } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { listDeviceIds } from "#stays/push/store.server.ts";
import { momentOf } from "#stays/localTime.ts";
import { hasUrgent, sendTonightEmail } from "#stays/arrivalChecks/email.server.ts";
import {
  tonightEmailKind,
  tonightPushKind,
  type AboutTonight,
  type AboutTonightOnDevice,
} from "#stays/arrivalChecks/emailKind.server.ts";
import { sendTonightPush } from "#stays/arrivalChecks/push.server.ts";
import {
  findEmailedSince,
  findNextArrivals,
  findSharers,
  noteEmailed,
} from "#stays/arrivalChecks/store.server.ts";
import { REHEARSED_AHEAD_MS } from "#stays/arrivalChecks/checkArrivals.ts";
import {
  daysAround,
  readGuidebookFacts,
  rehearseGuidebook,
} from "#stays/arrivalChecks/arrivalChecks.server.ts";

/** The job runs about every hour; after an outage at noon there is time until three. */
const NOON_LASTS_MS = 3 * HOUR_MS;
/**
 * Less than a day, because one noon's run may be late and the next on time; more than the zones of one country differ.
 */
const EMAILED_AGAIN_MS = 18 * HOUR_MS;

/** Checks the arrivals of guidebooks at their noon, and sends e-mails where something is wrong (Stays 32). */
export const checkArrivalsAtNoon: JobKind<null> = {
  name: "tonight.checkArrivals",
  payload: z.null(),
  run: rehearseDue,
};

export const tonightPush: JobKind<AboutTonightOnDevice> = { ...tonightPushKind, run: sendTonightPush };
export const tonightEmail: JobKind<AboutTonight> = { ...tonightEmailKind, run: sendTonightEmail };

async function rehearseDue(context: AppContext): Promise<JobResult> {
  const { db } = context;
  const now = context.now();
  const wrong = new Set<string>();
  const emailed = await findEmailedSince(db, now - EMAILED_AGAIN_MS);
  const rehearsed = new Set<string>();
  for (const next of await findNextArrivals(db, daysAround(now))) {
    const { account_id: accountId, id } = next.guidebook;
    if (rehearsed.has(id) || wrong.has(accountId) || emailed.has(accountId)) continue;
    // Where the host has not set the zone, the sections name the country.
    const timeZone = next.timeZone ?? (await readGuidebookFacts(context, next.guidebook)).timeZone;
    if (!isAfterNoon(now, timeZone) || !isWithinReach(next.arrival, now, timeZone)) continue;
    rehearsed.add(id);
    if ((await rehearseGuidebook(context, next.guidebook)).some(hasUrgent)) wrong.add(accountId);
    await setImmediate(); // requests that have come meanwhile go first
  }
  if (wrong.size === 0) return done();
  return done(async (within) => {
    for (const accountId of wrong) {
      await noteEmailed(within, accountId, now);
      for (const userId of await findSharers(within, accountId)) {
        await context.jobs.add(within, tonightEmailKind, { accountId, userId });
        for (const deviceId of await listDeviceIds(within, userId))
          await context.jobs.add(within, tonightPushKind, { accountId, userId, deviceId });
      }
    }
  });
}

/** Returns whether a stay may begin within the hours in which arrivals are checked. */
const isWithinReach = (arrival: string, now: number, timeZone: string) =>
  dayInZone(timeZone, now) <= arrival && arrival <= dayInZone(timeZone, now + REHEARSED_AHEAD_MS);

/** Returns whether it is noon in a zone, or not long after. */
function isAfterNoon(now: number, timeZone: string): boolean {
  const noon = momentOf(dayInZone(timeZone, now), "12:00", timeZone);
  return noon <= now && now < noon + NOON_LASTS_MS;
}
