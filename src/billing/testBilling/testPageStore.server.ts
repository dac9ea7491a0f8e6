import type { Actor } from "#accounts/actor.ts";
import type { TestBillingPagesTable } from "#billing/tables.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";

type Kind = TestBillingPagesTable["kind"];

/** Stores a checkout or portal of an account, and returns its id. */
export async function insertPage(
  { db, randomId, now }: AppContext,
  actor: Actor,
  kind: Kind,
): Promise<string> {
  const row = { id: randomId(), account_id: actor.accountId, user_id: actor.userId, created_at: now() };
  await db
    .insertInto("test_billing_pages")
    .values({ ...row, kind, paid_at: null })
    .execute();
  return row.id;
}

/** Returns the account of a checkout or portal, or undefined where there is none of that id. */
export async function accountOfPage(db: Database, id: string, kind: Kind): Promise<string | undefined> {
  const pages = db.selectFrom("test_billing_pages").where("id", "=", id).where("kind", "=", kind);
  return (await pages.select("account_id").executeTakeFirst())?.account_id;
}

/** Returns the id of the account's newest checkout that is not paid, or undefined. */
export async function findOpenCheckout(db: Database, accountId: string): Promise<string | undefined> {
  const open = await db
    .selectFrom("test_billing_pages")
    .select("id")
    .where("account_id", "=", accountId)
    .where("kind", "=", "checkout")
    .where("paid_at", "is", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return open?.id;
}

/** Marks a checkout as paid. Returns false where it is paid already, or unknown. */
export async function markPaid(db: Database, id: string, paidAt: number): Promise<boolean> {
  const unpaid = db.updateTable("test_billing_pages").where("id", "=", id).where("paid_at", "is", null);
  const { numUpdatedRows } = await unpaid.set({ paid_at: paidAt }).executeTakeFirst();
  return numUpdatedRows > 0n;
}
