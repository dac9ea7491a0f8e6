import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { BEING_CONFIRMED } from "#billing/paymentReturn.ts";
import { refetchSubscription, subscriptionQuery } from "#billing/subscription.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useCall } from "#ui/useCall.ts";

/** Replaces the pay button, so that a slow bank does not lead to a second payment. */
export function BeingConfirmed({ sessionId }: { sessionId: string | undefined }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const check = useCall({
    mutationFn: () => refetchSubscription(sessionId ? { session_id: sessionId } : { refresh: "true" }),
    // The notice shows every failure.
    asksToSignIn: false,
    onSuccess: async (status) => {
      client.setQueryData(subscriptionQuery.queryKey, status);
      if (status.status === "active") await navigate("/dashboard", { replace: true });
    },
  });
  return (
    <Notice
      title={BEING_CONFIRMED}
      action={
        <Button variant="secondary" size="small" busy={check.isPending} onClick={() => check.mutate()}>
          Check again
        </Button>
      }
    >
      {whereItIs(check)}
    </Notice>
  );
}

function whereItIs({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }): string {
  if (isError) return "We could not check just now. Check your connection, then try again.";
  if (isSuccess) return "It is not confirmed yet. Check again in a minute, or come back later.";
  return "This can take a minute. Check again, or come back later.";
}
