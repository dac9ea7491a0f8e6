import type { Actor } from "#accounts/actor.ts";
import type { TestBillingPagesTable } from "#billing/tables.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";

export type Kind = TestBillingPagesTable["kind"];

/** Stores a checkout or portal of an account, and returns its id. */
export async function insertPage(context: AppContext, actor: Actor, kind: Kind): Promise<string> {
  const id = context.randomId();
  const row = { id, account_id: actor.accountId, user_id: actor.userId, created_at: context.now() };
  await context.db
    .insertInto("test_billing_pages")
    .values({ ...row, kind, paid_at: null })
    .execute();
  return id;
}

/** Returns the account of a checkout or portal, or undefined where there is none of that id. */
export async function accountOfPage(db: Database, id: string, kind: Kind): Promise<string | undefined> {
  const pages = db.selectFrom("test_billing_pages").where("id", "=", id).where("kind", "=", kind);
  return (await pages.select("account_id").executeTakeFirst())?.account_id;
}
