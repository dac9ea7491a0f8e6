import type { SubscriptionRow } from "#billing/store.server.ts";
import type { Database } from "#platform/database.server.ts";

/** Returns what an account has paid for; null where it never has. */
export async function findAccountSubscription(
  db: Database,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom("account_subscriptions")
    .select(["subscription_id", "state", "period_end", "access_until", "renews", "ended_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ?? null;
}
