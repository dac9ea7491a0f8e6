import { PLAN } from "#billing/plan.ts";
import { countActive } from "#guidebooks/store.server.ts";
import type { Database } from "#core/database.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { PRODUCT } from "#core/product.ts";

/** Refuses with 403 `property_limit` where the plan is full (Plan 2); `db` has locked the account. */
export async function checkPlanLimit(db: Database, accountId: string): Promise<Result<void>> {
  if ((await countActive(db, accountId)) < PLAN.properties) return ok(undefined);
  const message =
    `${PRODUCT.sells ? "Your plan includes" : "You can have"} ${PLAN.properties} guidebooks, and all are in use. Archive one, ` +
    `or write to ${PRODUCT.contactEmail} about a larger plan.`;
  return refused({ code: "property_limit", message });
}
