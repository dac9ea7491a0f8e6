import type { Database } from "#core/database.server.ts";
import type { CheckoutsTable } from "#billing/tables.server.ts";

/** Records a checkout that was opened for an account; idempotent. */
export async function insertCheckout(
  db: Database,
  checkout: Pick<CheckoutsTable, "id" | "account_id" | "created_at">,
): Promise<void> {
  await db
    .insertInto("checkouts")
    .values({ ...checkout, returned_at: null, settled_at: null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function isCheckoutOf(db: Database, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("checkouts")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records when a member first returned from a checkout of the account that is not settled. */
export async function markReturned(db: Database, accountId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable("checkouts")
    .set({ returned_at: now })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("returned_at", "is", null)
    .where("settled_at", "is", null)
    .execute();
}

/** Clears the return of a member: the checkout is still open. */
export async function unmarkReturned(db: Database, accountId: string, id: string): Promise<void> {
  await db
    .updateTable("checkouts")
    .set({ returned_at: null })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
}

/** Returns whether a member returned after a time from a checkout that is not settled. */
export async function hasReturnedSince(db: Database, accountId: string, time: number): Promise<boolean> {
  const row = await db
    .selectFrom("checkouts")
    .select("id")
    .where("account_id", "=", accountId)
    .where("returned_at", ">", time)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Settles all checkouts of an account: the plan is active. */
export async function settleCheckouts(db: Database, accountId: string, now: number): Promise<void> {
  await db
    .updateTable("checkouts")
    .set({ settled_at: now })
    .where("account_id", "=", accountId)
    .where("settled_at", "is", null)
    .execute();
}
