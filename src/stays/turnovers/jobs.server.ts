import { z } from "zod";
import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { formatTimeIn } from "#core/format.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";
import { readGuidebookFacts } from "#stays/arrivalChecks/arrivalChecks.server.ts";
import { findActiveGuidebooks, findReady } from "#stays/turnovers/store.server.ts";

const READY_LASTS_MS = 12 * HOUR_MS;

/** Messages a host's device that a property is ready, unless the mark was taken back (Stays 36). */
export const readyPush = jobKind({
  name: "turnovers.readyPush",
  payload: z.object({ guidebookId: z.string(), day: z.string(), deviceId: z.string() }),
  async run(context, { guidebookId, day, deviceId }, job) {
    const { db } = context;
    const [[row], ready] = await Promise.all([
      findActiveGuidebooks(db, [guidebookId]),
      findReady(db, guidebookId, day),
    ]);
    const readyAt = ready.get(day);
    if (!row || readyAt === undefined) return done();
    const { timeZone } = await readGuidebookFacts(context, row);
    const message = {
      title: `${row.name} is ready`,
      body: `The cleaner marked it at ${formatTimeIn(readyAt, timeZone)}.`,
      path: `/guidebooks/${guidebookId}/stays`,
      tag: `ready-${guidebookId}-${day}`,
    };
    return sendPush(context, job, { deviceId, guidebookId }, message, {
      ttlMs: READY_LASTS_MS,
      urgency: "normal",
    });
  },
});
