import type { WebhookPrivateAccountsTable } from "#accounts/webhooks/tables.server.ts";
import type { Database } from "#core/database.server.ts";

export async function isPrivateAccount(db: Database, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom("webhook_private_accounts")
    .select("account_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores that the webhooks of an account may reach private hosts. Nothing changes where it is stored. */
export async function insertPrivateAccount(db: Database, row: WebhookPrivateAccountsTable): Promise<void> {
  await db
    .insertInto("webhook_private_accounts")
    .values(row)
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
}

/** Returns false where the account was not allowed. */
export async function deletePrivateAccount(db: Database, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("webhook_private_accounts")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the accounts that are allowed, the earliest first, each with its owners' emails. */
export function listPrivateAccounts(db: Database) {
  return db
    .selectFrom("webhook_private_accounts as allowed")
    .innerJoin("account_members", "account_members.account_id", "allowed.account_id")
    .innerJoin("users", "users.id", "account_members.user_id")
    .select(["allowed.account_id", "allowed.allowed_at", "users.email"])
    .where("account_members.role", "=", "owner")
    .orderBy("allowed.allowed_at")
    .orderBy("allowed.account_id")
    .orderBy("users.id")
    .execute();
}
