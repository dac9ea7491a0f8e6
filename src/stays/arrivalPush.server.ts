import { z } from "zod";
import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";
import { findArrivedStay } from "#stays/store.server.ts";

const ARRIVAL_LASTS_MS = 12 * HOUR_MS;

/** Messages a host's device that guests have arrived, unless they took it back (push messages, Stays 36). */
export const arrivalPush = jobKind({
  name: "stays.arrivalPush",
  payload: z.object({ stayId: z.string(), deviceId: z.string() }),
  async run(context, { stayId, deviceId }, job) {
    const stay = await findArrivedStay(context.db, stayId);
    if (!stay) return done();
    const message = {
      title: stay.guestName ? `${stay.guestName} has arrived` : "Your guests have arrived",
      body: `At ${stay.guidebookName}.`,
      path: `/guidebooks/${stay.guidebookId}/stays?stay=${stayId}`,
      tag: `arrival-${stayId}`,
    };
    const target = { deviceId, guidebookId: stay.guidebookId };
    return sendPush(context, job, target, message, { ttlMs: ARRIVAL_LASTS_MS, urgency: "normal" });
  },
});
