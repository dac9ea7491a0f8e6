import type { SubscriptionStatus } from "#billing/contract.ts";
import { NextDate } from "#billing/NextDate.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Notice } from "#ui/Notice.tsx";

/** Shown above the price to a host who has the plan: until when, and where they manage it. */
export function HostsPlan({ subscription }: { subscription: SubscriptionStatus }) {
  return (
    <Notice
      tone="done"
      title="You have this plan"
      className="mb-5"
      action={
        <ButtonLink to="/subscribe" variant="secondary" size="small">
          Your subscription
        </ButtonLink>
      }
    >
      <NextDate {...subscription} />
    </Notice>
  );
}
