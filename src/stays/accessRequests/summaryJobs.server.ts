import { z } from "zod";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { findOwnerOfGuidebook } from "#stays/stayPropertyStore.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";
import { REQUEST_OPEN_MS } from "#stays/accessRequests/contract.ts";
import { REQUEST_LASTS_MS } from "#stays/accessRequests/jobs.server.ts";
import { countOpenRequests } from "#stays/accessRequests/store.server.ts";

const countOpen = ({ db, now }: AppContext, guidebookId: string) =>
  countOpenRequests(db, guidebookId, now() - REQUEST_OPEN_MS);

const formatPeople = (count: number) => (count === 1 ? "One person has" : `${count} people have`);

/** Sends the account's owner one email about all open requests of a guidebook with many. */
export const requestSummaryEmail = jobKind({
  name: "stays.requestSummaryEmail",
  payload: z.object({ guidebookId: z.string(), origin: z.string() }),
  async run(context, { guidebookId, origin }, job) {
    const open = await countOpen(context, guidebookId);
    const owner = await findOwnerOfGuidebook(context.db, guidebookId);
    if (!owner || open === 0) return done();
    const { email, firstName, guidebook } = owner;
    return sendEmail(context, job, {
      to: email,
      subject: `${formatPeople(open)} no code for ${guidebook}`,
      parts: [
        `Hello ${firstName},`,
        `Many people are asking for the codes of ${guidebook}. ${open} wait for an answer now. Most of them may be strangers: let in only those you know.`,
        { label: "See who asks", url: `${origin}/stays` },
        "Codes stay hidden until you answer. While there are many requests, we write to you every 15 minutes at most.",
      ],
    });
  },
});

/** Sends a device of a host one message about all open requests of a guidebook with many (push messages, Stays 36). */
export const requestSummaryPush = jobKind({
  name: "stays.requestSummaryPush",
  payload: z.object({ guidebookId: z.string(), deviceId: z.string() }),
  async run(context, { guidebookId, deviceId }, job) {
    const open = await countOpen(context, guidebookId);
    const owner = await findOwnerOfGuidebook(context.db, guidebookId);
    if (!owner || open === 0) return done();
    const message = {
      title: `${formatPeople(open)} no code`,
      body: `At ${owner.guidebook}. Let in only those you know.`,
      path: "/stays",
      tag: `requests-${guidebookId}`,
    };
    return sendPush(context, job, { deviceId, guidebookId }, message, {
      ttlMs: REQUEST_LASTS_MS,
      urgency: "high",
    });
  },
});
