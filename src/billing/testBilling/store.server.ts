import type { Database } from "#core/database.server.ts";
import type { TestBillingPagesTable } from "#billing/tables.server.ts";

type Kind = TestBillingPagesTable["kind"];

/** Stores a page of test billing. */
export async function insertTestPage(db: Database, row: TestBillingPagesTable): Promise<void> {
  await db.insertInto("test_billing_pages").values(row).execute();
}

export function readTestPage(
  db: Database,
  id: string,
  kind: Kind,
): Promise<TestBillingPagesTable | undefined> {
  return db
    .selectFrom("test_billing_pages")
    .selectAll()
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** Returns the account's newest unpaid checkout. */
export function readOpenCheckout(
  db: Database,
  accountId: string,
): Promise<TestBillingPagesTable | undefined> {
  return db
    .selectFrom("test_billing_pages")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("kind", "=", "checkout")
    .where("paid_at", "is", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

/** Marks a checkout as paid. Returns false when it was already: a checkout is paid once. */
export async function markPaid(db: Database, id: string, now: number): Promise<boolean> {
  const paid = await db
    .updateTable("test_billing_pages")
    .set({ paid_at: now })
    .where("id", "=", id)
    .where("paid_at", "is", null)
    .executeTakeFirst();
  return paid.numUpdatedRows > 0n;
}
