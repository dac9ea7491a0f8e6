import type { PlanPricesTable } from "#billing/tables.server.ts";
import type { Database } from "#core/database.server.ts";
import type { PlanPrice } from "#core/product.ts";

export function readPlanPrice(db: Database, priceId: string): Promise<PlanPrice | undefined> {
  return db
    .selectFrom("plan_prices")
    .select(["amount", "currency"])
    .where("price_id", "=", priceId)
    .executeTakeFirst();
}

export async function storePlanPrice(db: Database, row: PlanPricesTable): Promise<void> {
  await db
    .insertInto("plan_prices")
    .values(row)
    .onConflict((conflict) => conflict.column("price_id").doUpdateSet(row))
    .execute();
}
