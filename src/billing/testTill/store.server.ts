import type { Database } from "#platform/database.server.ts";
import type { TestTillsTable } from "#platform/tables.server.ts";

type Kind = TestTillsTable["kind"];

export async function insertTill(db: Database, row: TestTillsTable): Promise<void> {
  await db.insertInto("test_tills").values(row).execute();
}

export function readTill(db: Database, id: string, kind: Kind): Promise<TestTillsTable | undefined> {
  return db
    .selectFrom("test_tills")
    .selectAll()
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** The host's newest checkout that has not been paid. */
export function readOpenCheckout(db: Database, hostId: string): Promise<TestTillsTable | undefined> {
  return db
    .selectFrom("test_tills")
    .selectAll()
    .where("user_id", "=", hostId)
    .where("kind", "=", "checkout")
    .where("paid_at", "is", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

/** Answers whether this call was the one that paid: a checkout is paid once. */
export async function markPaid(db: Database, id: string, now: number): Promise<boolean> {
  const paid = await db
    .updateTable("test_tills")
    .set({ paid_at: now })
    .where("id", "=", id)
    .where("paid_at", "is", null)
    .executeTakeFirst();
  return paid.numUpdatedRows > 0n;
}
