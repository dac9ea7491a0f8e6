import { z } from "zod";
import { MINUTE_MS } from "#core/durations.ts";
import { jobKind } from "#core/jobs/jobKind.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";

const WELCOME_LASTS_MS = 10 * MINUTE_MS;

/** The first message to a device, which shows its host that messages arrive. */
export const welcomePush = jobKind({
  name: "push.welcome",
  payload: z.object({ deviceId: z.string() }),
  run: (context, { deviceId }, job) =>
    sendPush(
      context,
      job,
      { deviceId, guidebookId: null },
      {
        title: `${context.config.product.name} notifications are on`,
        body: "We will tell you about guests without a code, arrivals, and what is missing for tonight.",
        path: "/stays",
        tag: "welcome",
      },
      { ttlMs: WELCOME_LASTS_MS, urgency: "high" },
    ),
});
