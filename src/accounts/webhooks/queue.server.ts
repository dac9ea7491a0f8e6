import { z } from "zod";
import { insertDelivery, listWebhooksFor } from "#accounts/webhooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { storedKind } from "#core/jobs/queue.server.ts";

/** Sends a delivery; `deliver.server.ts` does it. */
export const deliverJob = storedKind("webhooks.deliver", z.object({ deliveryId: z.string() }));

interface Stored {
  id: string;
  account_id: string;
  kind: string;
}

/**
 * Adds a delivery of an event for each webhook of its account that wants the kind, to send after some milliseconds. `db`
 * is the event's transaction.
 */
export async function queueDeliveries(
  context: Pick<AppContext, "now" | "randomId" | "jobs">,
  db: Database,
  { id, account_id, kind }: Stored,
  waitMs = 0,
): Promise<void> {
  for (const webhook of await listWebhooksFor(db, account_id, kind))
    await queueDelivery(context, db, { webhookId: webhook.id, eventId: id, kind, waitMs });
}

/** Adds one delivery, to send after some milliseconds. Without an event it is a test. */
export async function queueDelivery(
  { now, randomId, jobs }: Pick<AppContext, "now" | "randomId" | "jobs">,
  db: Database,
  {
    webhookId,
    eventId,
    kind,
    waitMs = 0,
  }: { webhookId: string; eventId: string | null; kind: string; waitMs?: number },
): Promise<void> {
  const at = now();
  const id = randomId();
  await insertDelivery(db, {
    id,
    webhook_id: webhookId,
    event_id: eventId,
    kind,
    at,
    tries: 0,
    status: null,
    next_try_at: at + waitMs,
  });
  await jobs.add(db, deliverJob, { deliveryId: id }, { due: at + waitMs });
}
