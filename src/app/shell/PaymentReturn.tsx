import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { annualPurchase } from "#analytics/purchase.ts";
import { trackForGoogle } from "#analytics/track.ts";
import type { Confirming } from "#billing/confirming.ts";
import type { SubscriptionStatus } from "#billing/contract.ts";
import { BEING_CONFIRMED, pollUntilActive, readReturn, withoutReturn } from "#billing/paymentReturn.ts";
import { formatPrice } from "#billing/plan.ts";
import { refetchSubscription, subscriptionQuery } from "#billing/subscription.ts";
import type { PlanPrice } from "#core/product.ts";
import { useProduct } from "#ui/product.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchSessionState } from "#app/shell/session.ts";

/** Plan 7: the landing page waits this long and goes on, whatever the status says. */
const LANDING_DELAY = 2000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Google hears of a payment that the server knows to be this host's; our own count of it is the server's. */
function trackPayment(status: SubscriptionStatus | null, transactionId: string | undefined, plan: PlanPrice) {
  if (status?.checkout !== "paid" || !transactionId) return;
  trackForGoogle("subscription_completed");
  const { units, iso } = formatPrice(plan);
  trackForGoogle("purchase", annualPurchase({ transactionId, value: units, currency: iso }));
}

/** Sign-in comes back here with the checkout, so that the payment is looked for once more. */
function signInPath(sessionId: string | undefined): string {
  const next = sessionId ? `/?${new URLSearchParams({ session_id: sessionId })}` : "/dashboard";
  return `/login?${new URLSearchParams({ next })}`;
}

/** Receives a host from the checkout, on whatever screen the session state shows there (Plan 5, 6, 7). */
export function PaymentReturn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { price } = useProduct();
  const { pathname, search } = useLocation();
  const received = useRef("");

  /** A host who went on to another screen meanwhile stays there. */
  const goOn = (path = "/dashboard") => location.pathname === pathname && navigate(path, { replace: true });

  const settle = useEffectEvent(async (sessionId: string | undefined) => {
    const fetchStatus = () => refetchSubscription({ session_id: sessionId });
    if ((await fetchSessionState(client)) === "signed-out") {
      await wait(LANDING_DELAY);
      return goOn(signInPath(sessionId));
    }
    const isLanding = pathname === "/landing";
    if (isLanding) await wait(LANDING_DELAY);
    const status = isLanding
      ? await fetchStatus().catch(() => null)
      : await pollUntilActive(fetchStatus, wait);
    if (status) client.setQueryData(subscriptionQuery.queryKey, status);
    trackPayment(status, sessionId, price);
    if (status?.status === "active" || isLanding) return goOn();
    return void showToast({ title: "Almost there", description: BEING_CONFIRMED });
  });

  const receive = useEffectEvent((query: string) => {
    const returned = readReturn(query);
    if (!returned || received.current === query) return;
    received.current = query;
    showToast({
      title: "Payment Successful!",
      description: "Your subscription is now active. Welcome to the Pro plan!",
    });
    // The history entry remembers what the URL forgets, for a reload before the payment is confirmed.
    const confirming: Confirming = { confirming: returned };
    void navigate({ pathname, search: withoutReturn(query) }, { replace: true, state: confirming });
    void settle(returned.sessionId);
  });

  useEffect(() => receive(search), [search]);
  return null;
}
