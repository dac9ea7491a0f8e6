import type { Database } from "#platform/database.server.ts";
import type { BillingAccountsTable, StripeEventsTable } from "#platform/tables.server.ts";

/** The host's account with Stripe, made at the first call; two calls at once make one. */
export async function ensureAccount(
  db: Database,
  account: Pick<BillingAccountsTable, "user_id" | "idempotency_key" | "created_at">,
): Promise<BillingAccountsTable> {
  await db
    .insertInto("billing_accounts")
    .values({ ...account, customer_id: null, query_number: 0, stored_query_number: 0 })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  return db
    .selectFrom("billing_accounts")
    .selectAll()
    .where("user_id", "=", account.user_id)
    .executeTakeFirstOrThrow();
}

export async function readCustomerId(db: Database, hostId: string): Promise<string | null> {
  const row = await db
    .selectFrom("billing_accounts")
    .select("customer_id")
    .where("user_id", "=", hostId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function readHostOfCustomer(db: Database, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom("billing_accounts")
    .select("user_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Links the host to this customer, unless another call has just linked them to one. Returns the linked customer. */
export async function linkCustomer(db: Database, hostId: string, customerId: string): Promise<string> {
  await db
    .updateTable("billing_accounts")
    .set({ customer_id: customerId })
    .where("user_id", "=", hostId)
    .where("customer_id", "is", null)
    .execute();
  return (await readCustomerId(db, hostId)) ?? customerId;
}

/** Unlinks a customer that Stripe no longer has; `idempotencyKey` is what the next one is made under. */
export async function unlinkCustomer(
  db: Database,
  hostId: string,
  customerId: string,
  idempotencyKey: string,
): Promise<void> {
  await db
    .updateTable("billing_accounts")
    .set({ customer_id: null, idempotency_key: idempotencyKey })
    .where("user_id", "=", hostId)
    .where("customer_id", "=", customerId)
    .execute();
}

/** Numbers a question to Stripe, before it is asked. */
export async function takeQueryNumber(db: Database, hostId: string): Promise<number> {
  const row = await db
    .updateTable("billing_accounts")
    .set((now) => ({ query_number: now("query_number", "+", 1) }))
    .where("user_id", "=", hostId)
    .returning("query_number")
    .executeTakeFirstOrThrow();
  return row.query_number;
}

/** Claims the place of the newest answer. False where one that was asked later is here already. */
export async function claimStoredQuery(db: Database, hostId: string, number: number): Promise<boolean> {
  const claimed = await db
    .updateTable("billing_accounts")
    .set({ stored_query_number: number })
    .where("user_id", "=", hostId)
    .where("stored_query_number", "<", number)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** The customers whose plan has run out, as far as we know, and of whom nothing says that it has ended. */
export async function readOverdue(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("billing_accounts", "billing_accounts.user_id", "subscriptions.user_id")
    .select("subscriptions.user_id")
    .where("customer_id", "is not", null)
    .where("state", "!=", "ended")
    .where((is) => is.or([is("period_end", "<=", now), is("access_until", "<=", now)]))
    .execute();
  return rows.map((row) => row.user_id);
}

export async function isHandled(db: Database, eventId: string): Promise<boolean> {
  const row = await db.selectFrom("stripe_events").select("id").where("id", "=", eventId).executeTakeFirst();
  return row !== undefined;
}

/** Notes an event as handled. False where somebody else has just done so. */
export async function insertEvent(db: Database, event: StripeEventsTable): Promise<boolean> {
  const inserted = await db
    .insertInto("stripe_events")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
