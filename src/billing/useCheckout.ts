import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { track } from "#analytics/track.ts";
import { billing } from "#billing/client.ts";
import { subscriptionQuery } from "#billing/subscription.ts";
import { jsonOf, ApiError, messageOf } from "#platform/client.ts";
import { toast } from "#platform/ui/toast.ts";

/** Goes to the checkout; stays busy until the browser has left. A host who has the plan goes to the dashboard. */
export function useCheckout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const checkout = useMutation({
    mutationFn: () => jsonOf(billing["create-checkout-session"].$post()),
    onMutate: () => track("subscribe_clicked"),
    onSuccess: ({ url }) => {
      track("checkout_started");
      location.assign(url);
    },
    onError: async (error) => {
      const code = error instanceof ApiError ? error.body?.code : undefined;
      if (code === "signed_out") return location.assign("/login?next=%2Fsubscribe");
      if (code !== "already_subscribed")
        return showFailure(error, "Failed to create checkout session. Please try again.");
      toast({ title: "You already have a subscription", description: "You do not need to pay again." });
      await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 });
      await navigate("/dashboard");
    },
  });
  useReset(checkout.reset);
  return { open: () => checkout.mutate(), busy: checkout.isPending || checkout.isSuccess };
}

/** Goes to the billing portal: Stripe's, or the page of test billing. */
export function usePortal() {
  const portal = useMutation({
    mutationFn: () => jsonOf(billing.billing.portal.$post()),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showFailure(error, "Failed to open billing. Please try again."),
  });
  useReset(portal.reset);
  return { open: () => portal.mutate(), busy: portal.isPending || portal.isSuccess };
}

/** A refusal says what to do next, which "again" would not; for all else the fixed text (Errors 2). */
function showFailure(error: Error, otherwise: string) {
  const message = error instanceof ApiError && error.status < 500 ? messageOf(error) : undefined;
  toast({ title: "Error", description: message ?? otherwise, variant: "destructive" });
}

/** A browser that comes back may show the page as it was left: busy. */
function useReset(reset: () => void) {
  useEffect(() => {
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, [reset]);
}
