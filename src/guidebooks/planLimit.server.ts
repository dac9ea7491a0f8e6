import { PLAN } from "#billing/plan.ts";
import { countActive } from "#guidebooks/store.server.ts";
import type { Database } from "#core/database.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { PRODUCT } from "#core/product.ts";

/**
 * Checks that the account may have one more active guidebook; archived ones do not count (Plan 2). The result holds
 * within a transaction that has locked the account. Refuses with 403 `property_limit`.
 */
export async function checkPlanLimit(db: Database, accountId: string): Promise<Result<void>> {
  if ((await countActive(db, accountId)) < PLAN.properties) return ok(undefined);
  const message =
    `${PRODUCT.sells ? "Your plan includes" : "You can have"} ${PLAN.properties} guidebooks, and all are in use. Archive one, ` +
    `or write to ${PRODUCT.contactEmail} about a larger plan.`;
  return refused({ code: "property_limit", message });
}
