import { PLAN } from "#billing/plan.ts";
import { countActive } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/** Refuses with 403 `property_limit` where the plan is full (Plan 2); `db` has locked the account. */
export async function checkPlanLimit(
  { config }: AppContext,
  db: Database,
  accountId: string,
): Promise<Result<void>> {
  if ((await countActive(db, accountId)) < PLAN.properties) return ok(undefined);
  const { sells, contactEmail } = config.product;
  const message =
    `${sells ? "Your plan includes" : "You can have"} ${PLAN.properties} guidebooks, and all are in use. Archive one, ` +
    `or write to ${contactEmail} about a larger plan.`;
  return refused({ code: "property_limit", message });
}
