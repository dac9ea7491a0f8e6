import { sql } from "kysely";
import type { Database } from "#core/database.server.ts";
import type { StripeCustomersTable, StripeEventsTable } from "#billing/tables.server.ts";

/** Returns the account's row, created at the first call; concurrent calls create one. */
export async function ensureCustomerRow(
  db: Database,
  account: Pick<StripeCustomersTable, "account_id" | "idempotency_key" | "created_at">,
): Promise<StripeCustomersTable> {
  await db
    .insertInto("stripe_customers")
    .values({ ...account, customer_id: null, email: null, query_number: 0, stored_query_number: 0 })
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
  return db
    .selectFrom("stripe_customers")
    .selectAll()
    .where("account_id", "=", account.account_id)
    .executeTakeFirstOrThrow();
}

export async function readCustomerId(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom("stripe_customers")
    .select("customer_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function readAccountOfCustomer(db: Database, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom("stripe_customers")
    .select("account_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Links the account to this customer, unless a concurrent call has linked another. Returns the linked customer. */
export async function linkCustomer(db: Database, accountId: string, customerId: string): Promise<string> {
  await db
    .updateTable("stripe_customers")
    .set({ customer_id: customerId })
    .where("account_id", "=", accountId)
    .where("customer_id", "is", null)
    .execute();
  return (await readCustomerId(db, accountId)) ?? customerId;
}

/** Unlinks a customer that Stripe no longer has; `idempotencyKey` is for creating the next one. */
export async function unlinkCustomer(
  db: Database,
  accountId: string,
  customerId: string,
  idempotencyKey: string,
): Promise<void> {
  await db
    .updateTable("stripe_customers")
    .set({ customer_id: null, idempotency_key: idempotencyKey })
    .where("account_id", "=", accountId)
    .where("customer_id", "=", customerId)
    .execute();
}

/** Stores the email address of an account's customer at Stripe. */
export async function noteCustomerEmail(db: Database, accountId: string, email: string): Promise<void> {
  await db
    .updateTable("stripe_customers")
    .set({ email: email })
    .where("account_id", "=", accountId)
    .execute();
}

/** Returns up to `limit` customers whose email address at Stripe belongs to no owner of their account. */
export async function findCustomersToUpdate(db: Database, limit: number) {
  const owners = db
    .selectFrom("account_members as member")
    .innerJoin("users", "users.id", "member.user_id")
    .select("users.id")
    .where("member.role", "=", "owner")
    .whereRef("member.account_id", "=", sql.ref("stripe_customers.account_id"));
  const rows = await db
    .selectFrom("stripe_customers")
    .select(["account_id as accountId", "customer_id as customerId"])
    .where("customer_id", "is not", null)
    .where((row) => row.exists(owners))
    .where((row) =>
      row.not(row.exists(owners.whereRef("users.email", "=", sql.ref("stripe_customers.email")))),
    )
    .orderBy("account_id")
    .limit(limit)
    .execute();
  return rows.flatMap(({ accountId, customerId }) => (customerId === null ? [] : { accountId, customerId }));
}

/** Numbers a query to Stripe, before it is sent. */
export async function takeQueryNumber(db: Database, accountId: string): Promise<number> {
  const row = await db
    .updateTable("stripe_customers")
    .set((now) => ({ query_number: now("query_number", "+", 1) }))
    .where("account_id", "=", accountId)
    .returning("query_number")
    .executeTakeFirstOrThrow();
  return row.query_number;
}

/** Stores the query number of an answer. Returns false when that of a later query is already stored. */
export async function claimStoredQuery(db: Database, accountId: string, number: number): Promise<boolean> {
  const claimed = await db
    .updateTable("stripe_customers")
    .set({ stored_query_number: number })
    .where("account_id", "=", accountId)
    .where("stored_query_number", "<", number)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** Returns the accounts whose access has run out although no webhook has ended it. */
export async function readOverdue(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("account_subscriptions")
    .innerJoin("stripe_customers", "stripe_customers.account_id", "account_subscriptions.account_id")
    .select("account_subscriptions.account_id")
    .where("customer_id", "is not", null)
    .where("state", "!=", "ended")
    .where((is) => is.or([is("period_end", "<=", now), is("access_until", "<=", now)]))
    .execute();
  return rows.map((row) => row.account_id);
}

export async function isHandled(db: Database, eventId: string): Promise<boolean> {
  const row = await db.selectFrom("stripe_events").select("id").where("id", "=", eventId).executeTakeFirst();
  return row !== undefined;
}

/** Records an event as handled. Returns false when a concurrent call has done so. */
export async function insertEvent(db: Database, event: StripeEventsTable): Promise<boolean> {
  const inserted = await db
    .insertInto("stripe_events")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
