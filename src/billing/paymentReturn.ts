import type { SubscriptionStatus } from "#billing/contract.ts";

/** Plan 5: how often the status is asked after a payment, and how long is waited between. */
const ATTEMPTS = 5;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 5000;

/** Plan 6: said where the polls ended and no news had come. */
export const BEING_CONFIRMED = "Your payment is being confirmed. You do not need to pay again.";

/** Returns the checkout that a query reports, `?success=true&session_id=…`, or null for any other query. */
export function readReturn(search: string): { sessionId: string | undefined } | null {
  const query = new URLSearchParams(search);
  const sessionId = query.get("session_id") ?? undefined;
  return query.get("success") === "true" || sessionId ? { sessionId } : null;
}

/** Returns the query without the checkout's parameters. */
export function withoutReturn(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("success");
  query.delete("session_id");
  return query.size > 0 ? `?${query}` : "";
}

/**
 * Asks until the subscription is active, at most five times (Plan 5). A question that fails counts as one. Answers the
 * last status, null where there was none.
 */
export async function pollUntilActive(
  fetchStatus: () => Promise<SubscriptionStatus>,
  wait: (ms: number) => Promise<void>,
): Promise<SubscriptionStatus | null> {
  let last: SubscriptionStatus | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await wait(Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS));
    last = await fetchStatus().catch(() => last);
    if (last?.status === "active") return last;
  }
  return last;
}
