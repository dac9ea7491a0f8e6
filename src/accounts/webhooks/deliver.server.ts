import { Webhook as Signer } from "standardwebhooks";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { findOwners } from "#accounts/memberStore.server.ts";
import { helloTo } from "#accounts/profile/emailSentences.ts";
import { EARLIER_SECRET_HOURS, FAILING_DAYS } from "#accounts/webhooks/contract.ts";
import { webhookSwitchedOff } from "#accounts/webhooks/events.ts";
import { privateHostsOf } from "#accounts/webhooks/privateHosts.server.ts";
import { deliverJob } from "#accounts/webhooks/queue.server.ts";
import {
  deleteDeliveriesBefore,
  endDeliveries,
  findToDeliver,
  lockWebhook,
  updateDelivery,
  updateWebhook,
} from "#accounts/webhooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#core/durations.ts";
import { done, jobKind, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import { parseJson } from "#core/parseJson.ts";
import { secretBoxOf, type SecretBox } from "#core/secretKey.server.ts";
import { storedKind } from "#core/jobs/queue.server.ts";
import { z } from "zod";

const DEADLINE_MS = 15 * SECOND_MS;
/** The waits after each try that failed: eight tries in a day. */
const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  7 * HOUR_MS,
  10 * HOUR_MS,
];
/** How long the list of deliveries reaches back. */
const LOG_DAYS = 30;
/** A receiver that has gone for good (Standard Webhooks, "Retry schedule"). */
const GONE = 410;

type ToDeliver = NonNullable<Awaited<ReturnType<typeof findToDeliver>>>;

/** Sends a delivery, and plans the next try where it was not taken (Webhooks 3). */
export const deliverWebhook = jobKind({
  ...deliverJob,
  run: async (context, { deliveryId }, { signal }) => {
    const row = await findToDeliver(context.db, deliveryId);
    const box = secretBoxOf(context);
    if (!row || row.next_try_at === null) return done();
    if (!box || row.disabled_at !== null)
      return done((db) => updateDelivery(db, deliveryId, { next_try_at: null }));
    const status = await send(context, box, row, { deliveryId, signal });
    return done((db) => storeTry(context, db, row, { deliveryId, status }));
  },
});

/** Posts a signed message. Returns the HTTP status, or null where there was no answer. */
async function send(
  context: AppContext,
  box: SecretBox,
  row: ToDeliver,
  { deliveryId, signal }: { deliveryId: string; signal: AbortSignal },
): Promise<number | null> {
  const url = box.open(row.url, row.id);
  if (url === null) return null;
  const id = row.event_id ?? deliveryId;
  const at = new Date(context.now());
  const body = JSON.stringify(messageOf(row));
  const isEarlierValid = (row.earlier_secret_until ?? 0) > context.now();
  const sealed = [row.secret, ...(row.earlier_secret !== null && isEarlierValid ? [row.earlier_secret] : [])];
  const signatures = sealed.flatMap((one) => {
    const secret = box.open(one, row.id);
    return secret === null ? [] : [new Signer(secret).sign(id, at, body)];
  });
  const sent = await context.postPublicUrl(url, {
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / SECOND_MS)),
      "webhook-signature": signatures.join(" "),
    },
    body: Buffer.from(body),
    deadlineMs: DEADLINE_MS,
    privateHosts: await privateHostsOf(context, row.account_id),
    signal,
  });
  return sent.ok ? sent.value.status : null;
}

/** Returns what is sent: ids and dates, and a guest's name where its host switched that on. */
function messageOf({ kind, at, guidebook_id, subject_id, data, with_names, guest_name }: ToDeliver) {
  const stored = data === null ? null : parseJson(data);
  return {
    type: kind,
    timestamp: new Date(at).toISOString(),
    data: {
      guidebookId: guidebook_id,
      subjectId: subject_id,
      ...(typeof stored === "object" && stored),
      ...(with_names === 1 && guest_name !== null && { guestName: guest_name }),
    },
  };
}

async function storeTry(
  context: AppContext,
  db: Database,
  row: ToDeliver,
  { deliveryId, status }: { deliveryId: string; status: number | null },
): Promise<void> {
  const now = context.now();
  const tries = row.tries + 1;
  const isTaken = status !== null && status >= 200 && status < 300;
  // Another delivery, or its owner, may have changed it while this one was sent.
  const webhook = await lockWebhook(db, row.id);
  if (!webhook) return;
  const failingSince = webhook.failing_since ?? now;
  const isOver = !isTaken && (status === GONE || now - failingSince >= FAILING_DAYS * DAY_MS);
  const isOff = isOver || webhook.disabled_at !== null;
  const wait = isTaken || isOff ? undefined : WAITS_MS[row.tries];
  const nextTryAt = wait === undefined ? null : now + wait;
  await updateDelivery(db, deliveryId, { tries, status, next_try_at: nextTryAt });
  if (nextTryAt !== null) await context.jobs.add(db, deliverJob, { deliveryId }, { due: nextTryAt });
  if (isTaken) {
    if (webhook.failing_since !== null) await updateWebhook(db, row.id, { failing_since: null });
    return;
  }
  if (webhook.disabled_at !== null) return;
  await updateWebhook(db, row.id, { failing_since: failingSince, ...(isOver && { disabled_at: now }) });
  if (!isOver) return;
  await endDeliveries(db, row.id);
  const acting = { accountId: row.account_id, by: "job" } as const;
  await recordEvent(context, db, acting, webhookSwitchedOff, null, { subjectId: row.id });
  for (const { userId } of await findOwners(db, row.account_id))
    await context.jobs.add(db, webhookOffJob, { accountId: row.account_id, userId, host: row.host });
}

const webhookOffJob = storedKind(
  "webhooks.switchedOff",
  z.object({ accountId: z.string(), userId: z.string(), host: z.string() }),
);

/** Tells an owner by email that a webhook is switched off. */
export const webhookOffEmail = jobKind({
  ...webhookOffJob,
  run: async (context, { accountId, userId, host }, job) => {
    const owner = (await findOwners(context.db, accountId)).find((one) => one.userId === userId);
    if (!owner) return done();
    return sendEmail(context, job, {
      to: owner.email,
      subject: `The webhook to ${host} is turned off`,
      parts: [
        helloTo({ first_name: owner.firstName }),
        `${host} has not taken our messages for ${FAILING_DAYS} days, or has said that it is gone. We send it nothing more.`,
        "When it works again, switch the webhook on in your profile, under “Webhooks”.",
      ],
    });
  },
});

/** Deletes deliveries of 30 days ago. */
export const deleteOldDeliveries = scheduledJob("webhooks.deleteOldDeliveries", async ({ now }) =>
  done((db) => deleteDeliveriesBefore(db, now() - LOG_DAYS * DAY_MS)),
);

/** Until when a secret that is replaced now signs too. */
export const earlierSecretUntil = (now: number) => now + EARLIER_SECRET_HOURS * HOUR_MS;
