import type { SubscriptionStatus } from "#billing/contract.ts";

/** Plan 5: how often the status is polled after a payment, and the pause between. */
const ATTEMPTS = 5;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 5000;

/** Plan 6: shown after the last poll without a result. */
export const BEING_CONFIRMED = "Your payment is being confirmed. You do not need to pay again.";

/** Returns the checkout in a query, `?success=true&session_id=…`, or null. */
export function readReturn(search: string): { sessionId: string | undefined } | null {
  const query = new URLSearchParams(search);
  const sessionId = query.get("session_id") ?? undefined;
  return query.get("success") === "true" || sessionId ? { sessionId } : null;
}

export function withoutReturn(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("success");
  query.delete("session_id");
  return query.size > 0 ? `?${query}` : "";
}

/** Polls until the subscription is active, at most five times (Plan 5). Returns the last status, or null. */
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
