import { z } from "zod";
import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";
import { findReportingStay, type ReportColumn } from "#stays/store.server.ts";

const LASTS_MS = 12 * HOUR_MS;

/** Messages a host's device what guests report, unless they took it back (push messages, Stays 36). */
const pushOf = (name: string, column: ReportColumn, titleOf: (guestName: string | null) => string) =>
  jobKind({
    name: `stays.${name}Push`,
    payload: z.object({ stayId: z.string(), deviceId: z.string() }),
    async run(context, { stayId, deviceId }, job) {
      const stay = await findReportingStay(context.db, stayId, column);
      if (!stay) return done();
      const message = {
        title: titleOf(stay.guestName),
        body: `At ${stay.guidebookName}.`,
        path: `/guidebooks/${stay.guidebookId}/stays?stay=${stayId}`,
        tag: `${name}-${stayId}`,
      };
      const target = { deviceId, guidebookId: stay.guidebookId };
      return sendPush(context, job, target, message, { ttlMs: LASTS_MS, urgency: "normal" });
    },
  });

export const arrivalPush = pushOf("arrival", "arrived_at", (name) =>
  name ? `${name} has arrived` : "Your guests have arrived",
);
export const departurePush = pushOf("departure", "left_at", (name) =>
  name ? `${name} has left` : "Your guests have left",
);
