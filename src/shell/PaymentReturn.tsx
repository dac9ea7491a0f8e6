import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { annualPurchase } from "#analytics/purchase.ts";
import { track } from "#analytics/track.ts";
import type { Confirming } from "#billing/confirming.ts";
import { BEING_CONFIRMED, pollUntilActive, readReturn, withoutReturn } from "#billing/paymentReturn.ts";
import { PLAN } from "#billing/plan.ts";
import { refetchSubscription, subscriptionQuery } from "#billing/subscription.ts";
import { toast } from "#platform/ui/toast.ts";
import { useSessionState } from "#shell/useSessionState.ts";

/** Plan 7: the landing page waits this long and goes on, whatever the status says. */
const LANDING_DELAY = 2000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function countPayment(sessionId: string | undefined) {
  track("subscription_completed");
  if (sessionId) track("purchase", annualPurchase({ transactionId: sessionId, value: PLAN.amount / 100 }));
}

/** Receives a host from the checkout, on whatever screen the session state shows there (Plan 5, 6). */
export function PaymentReturn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const received = useRef("");

  /** A host who went on to another screen meanwhile stays there. */
  const goOn = () => location.pathname === pathname && navigate("/dashboard", { replace: true });

  const settle = useEffectEvent(async (sessionId: string | undefined) => {
    const fetchStatus = () => refetchSubscription({ session_id: sessionId });
    if (state === "signed-out" || pathname === "/landing") {
      await wait(LANDING_DELAY);
      if (state !== "signed-out")
        await client.prefetchQuery({ ...subscriptionQuery, staleTime: 0, queryFn: fetchStatus });
      return goOn();
    }
    const status = await pollUntilActive(fetchStatus, wait);
    if (!status) return void toast({ title: "Almost there", description: BEING_CONFIRMED });
    client.setQueryData(subscriptionQuery.queryKey, status);
    return goOn();
  });

  const receive = useEffectEvent((query: string) => {
    const returned = readReturn(query);
    if (!returned || received.current === query) return;
    received.current = query;
    toast({
      title: "Payment Successful!",
      description: "Your subscription is now active. Welcome to the Pro plan!",
    });
    countPayment(returned.sessionId);
    // The history entry remembers what the address forgets, for a reload before the payment is confirmed.
    const confirming: Confirming = { confirming: returned };
    void navigate({ pathname, search: withoutReturn(query) }, { replace: true, state: confirming });
    void settle(returned.sessionId);
  });

  useEffect(() => receive(search), [search]);
  return null;
}
