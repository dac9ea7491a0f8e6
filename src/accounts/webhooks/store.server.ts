import type { Updateable } from "kysely";
import { z } from "zod";
import type { WebhookDeliveriesTable, WebhooksTable } from "#accounts/webhooks/tables.server.ts";
import type { Database } from "#core/database.server.ts";

const kindNames = z.array(z.string());

type WithEvents<Row> = Omit<Row, "events"> & { events: string[] };
export type StoredWebhook = WithEvents<WebhooksTable>;

/** Returns a webhook's row with its events as a list. */
const toWebhook = <Row extends Pick<WebhooksTable, "events">>({ events, ...row }: Row): WithEvents<Row> => ({
  ...row,
  events: kindNames.parse(JSON.parse(events)),
});

/** Returns the webhooks of an account that want a kind of event and are not switched off. */
export async function listWebhooksFor(db: Database, accountId: string, kind: string) {
  const rows = await db
    .selectFrom("webhooks")
    .select(["id", "events"])
    .where("account_id", "=", accountId)
    .where("disabled_at", "is", null)
    // Each change asks: what does not have the name is not parsed. `_` in a name stands for any character here.
    .where("events", "like", `%"${kind}"%`)
    .execute();
  return rows.map(toWebhook).filter(({ events }) => events.includes(kind));
}

/** Returns the webhooks of an account, oldest first. */
export async function listWebhooks(db: Database, accountId: string): Promise<StoredWebhook[]> {
  const rows = await db
    .selectFrom("webhooks")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toWebhook);
}

export async function findWebhook(db: Database, accountId: string, id: string) {
  const row = await db
    .selectFrom("webhooks")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toWebhook(row);
}

/** Locks a webhook until the transaction ends, and returns how it is now; undefined once it is deleted. */
export async function lockWebhook(db: Database, id: string) {
  return db
    .updateTable("webhooks")
    .set((row) => ({ created_at: row.ref("created_at") }))
    .where("id", "=", id)
    .returning(["failing_since", "disabled_at"])
    .executeTakeFirst();
}

/** Ends what is still to be sent to a webhook that is switched off. */
export async function endDeliveries(db: Database, webhookId: string): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ next_try_at: null })
    .where("webhook_id", "=", webhookId)
    .where("next_try_at", "is not", null)
    .execute();
}

export async function insertWebhook(db: Database, row: WebhooksTable): Promise<void> {
  await db.insertInto("webhooks").values(row).execute();
}

export async function updateWebhook(
  db: Database,
  id: string,
  change: Updateable<WebhooksTable>,
): Promise<void> {
  await db.updateTable("webhooks").set(change).where("id", "=", id).execute();
}

/** Deletes a webhook with what was sent. Returns false if the account has none of that id. */
export async function deleteWebhook(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("webhooks")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertDelivery(db: Database, row: WebhookDeliveriesTable): Promise<void> {
  await db.insertInto("webhook_deliveries").values(row).execute();
}

export async function updateDelivery(
  db: Database,
  id: string,
  change: Updateable<WebhookDeliveriesTable>,
): Promise<void> {
  await db.updateTable("webhook_deliveries").set(change).where("id", "=", id).execute();
}

/** Returns the latest deliveries of a webhook, newest first. */
export function listDeliveries(db: Database, webhookId: string, limit: number) {
  return db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function findDelivery(db: Database, webhookId: string, id: string) {
  return db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Returns what a delivery needs: its webhook, and its event with the guest of a stay; undefined once either is gone. */
export async function findToDeliver(db: Database, id: string) {
  const row = await db
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.id", "webhook_deliveries.webhook_id")
    .leftJoin("events", "events.id", "webhook_deliveries.event_id")
    .leftJoin("stays", "stays.id", "events.subject_id")
    .selectAll("webhooks")
    .select([
      "webhook_deliveries.event_id",
      "webhook_deliveries.kind",
      (eb) => eb.fn.coalesce("events.at", "webhook_deliveries.at").as("at"),
      "webhook_deliveries.tries",
      "webhook_deliveries.next_try_at",
      "events.guidebook_id",
      "events.subject_id",
      "events.data",
      "stays.guest_name",
    ])
    .where("webhook_deliveries.id", "=", id)
    .executeTakeFirst();
  return row && toWebhook(row);
}

export async function deleteDeliveriesBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom("webhook_deliveries").where("at", "<", time).execute();
}
