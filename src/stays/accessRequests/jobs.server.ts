import { z } from "zod";
import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import { findOwnerOfGuidebook } from "#stays/stayPropertyStore.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";
import { findOpenRequest } from "#stays/accessRequests/store.server.ts";

/** Sends the account's owner the email about a guest who has no code; nothing where the host has decided. */
export const requestEmail = jobKind({
  name: "stays.requestEmail",
  payload: z.object({ requestId: z.string(), origin: z.string() }),
  run: async (context, { requestId, origin }, job) => {
    const request = await findOpenRequest(context.db, requestId);
    const owner = request && (await findOwnerOfGuidebook(context.db, request.guidebookId));
    if (!request || !owner) return done();
    const { firstName, guidebookName } = request;
    return sendEmail(context, job, {
      to: owner.email,
      subject: `${firstName} has no code for ${guidebookName}`,
      parts: [
        `Hello ${owner.firstName},`,
        `A guest called ${firstName} is reading your guidebook for ${guidebookName} and has no code. If this is your guest, let them in until a day that you choose.`,
        { label: `Answer ${firstName}`, url: `${origin}/stays` },
        "If you do not know them, choose No. They see no code until you answer.",
      ],
    });
  },
});

/** How long a guest waits at a door at the longest. */
export const REQUEST_LASTS_MS = HOUR_MS;

/** Messages a host's device about a guest without a code, unless decided meanwhile (Stays 36). */
export const requestPush = jobKind({
  name: "stays.requestPush",
  payload: z.object({ requestId: z.string(), deviceId: z.string() }),
  async run(context, { requestId, deviceId }, job) {
    const request = await findOpenRequest(context.db, requestId);
    if (!request) return done();
    const message = {
      title: `${request.firstName} has no code`,
      body: `At ${request.guidebookName}. Let them in, if you know them.`,
      path: "/stays",
      tag: `request-${requestId}`,
    };
    const target = { deviceId, guidebookId: request.guidebookId };
    return sendPush(context, job, target, message, { ttlMs: REQUEST_LASTS_MS, urgency: "high" });
  },
});
