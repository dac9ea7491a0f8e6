import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { track } from "#analytics/track.ts";
import { billing } from "#billing/client.ts";
import { subscriptionQuery } from "#billing/subscription.ts";
import { jsonOf, ApiError } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import type { NewToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** Goes to the checkout; stays busy until the browser leaves. A subscribed host goes to the dashboard. */
export function useCheckout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const checkout = useCall({
    mutationFn: () => jsonOf(billing["create-checkout-session"].$post()),
    onMutate: () => track("subscribe_clicked"),
    onSuccess: ({ url }) => {
      track("checkout_started");
      location.assign(url);
    },
    asksToSignIn: false,
    failure: (error) => checkoutFailed(error),
    onFailure: async (error) => {
      const code = codeOf(error);
      if (code === "signed_out") return location.assign("/login?next=%2Fsubscribe");
      if (code !== "already_subscribed") return undefined;
      await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 });
      return navigate("/dashboard");
    },
  });
  useReset(checkout.reset);
  return { open: () => checkout.mutate(), busy: checkout.isPending || checkout.isSuccess };
}

/** Goes to the billing portal: Stripe's, or the page of test billing. */
export function usePortal() {
  const portal = useCall({
    mutationFn: () => jsonOf(billing.billing.portal.$post()),
    onSuccess: ({ url }) => location.assign(url),
    asksToSignIn: false,
    failure: (error) => refusedText(error, "Failed to open billing. Please try again."),
  });
  useReset(portal.reset);
  return { open: () => portal.mutate(), busy: portal.isPending || portal.isSuccess };
}

const codeOf = (error: Error) => (error instanceof ApiError ? error.body?.code : undefined);

/** Returns the toast of a checkout that did not open; none when the host goes to sign in. */
function checkoutFailed(error: Error): NewToast | null {
  switch (codeOf(error)) {
    case "signed_out":
      return null;
    case "already_subscribed":
      return {
        title: "You already have a subscription",
        description: "You do not need to pay again.",
        variant: "default",
      };
    default:
      return refusedText(error, "Failed to create checkout session. Please try again.");
  }
}

/** The refusal's message when it says what to do; else the fixed text (Errors 2). */
const refusedText = (error: Error, description: string) =>
  failureText(error, { title: "Error", description }, (status) => status < 500);

/** A browser's back/forward cache may restore the page as busy. */
function useReset(reset: () => void) {
  useEffect(() => {
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, [reset]);
}
