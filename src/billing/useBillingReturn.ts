import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { refetchSubscription, subscriptionQuery } from "#billing/subscription.ts";

/** Refreshes the subscription after the billing portal, and reloads the screen: access may have changed. */
export function useBillingReturn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const returned = new URLSearchParams(search).get("billing") === "returned";
  useEffect(() => {
    if (!returned) return undefined;
    let stays = true;
    const refresh = () => refetchSubscription({ refresh: "true" });
    void client
      .prefetchQuery({ ...subscriptionQuery, staleTime: 0, queryFn: refresh })
      .then(() => stays && navigate(pathname, { replace: true }));
    return () => {
      stays = false;
    };
  }, [returned, client, navigate, pathname]);
}
