import type { SubscriptionStatus } from "#billing/contract.ts";
import { Day } from "#billing/Day.tsx";

/** When an active plan renews or ends. */
export function NextDate({ periodEnd, renews }: Pick<SubscriptionStatus, "periodEnd" | "renews">) {
  if (periodEnd === null) return "There is nothing to pay here.";
  return renews ? (
    <>
      Renews on <Day time={periodEnd} />.
    </>
  ) : (
    <>
      Cancelled. You keep everything until <Day time={periodEnd} />.
    </>
  );
}
