import { CreditCard } from "lucide-react";
import type { SubscriptionStatus } from "#billing/contract.ts";
import { Day } from "#billing/Day.tsx";
import { PLAN } from "#billing/plan.ts";
import { useSubscription } from "#billing/subscription.ts";
import { useBillingReturn } from "#billing/useBillingReturn.ts";
import { usePortal } from "#billing/useCheckout.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useProduct } from "#ui/product.tsx";

/** The plan, its next date, and the actions cancel, resume and invoices. */
export function SubscriptionSection() {
  const subscription = useSubscription();
  const portal = usePortal();
  const { contactEmail } = useProduct();
  useBillingReturn();
  if (subscription?.status !== "active") return null;
  const { plan, periodEnd, renews, pastDue, askOwner } = subscription;

  return (
    <Card as="section" aria-labelledby="subscription">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="subscription" className="text-xl md:text-2xl">
          Subscription
        </h2>
        <Badge tone={pastDue ? "clay" : "leaf"}>{pastDue ? "Payment failed" : "Active"}</Badge>
      </div>
      <p className="mt-3 font-semibold">
        {plan}, {PLAN.price} AUD a year, up to {PLAN.properties} properties
      </p>
      <NextDate {...subscription} />
      {pastDue && (
        <Notice tone="warn" title="Your last payment did not go through" className="mt-4">
          Nothing is lost: we will try your card again over the next few days. Please check it in billing.
        </Notice>
      )}
      {periodEnd !== null && askOwner !== null && (
        <p className="mt-3 text-sm text-soft">Only the owner can change the plan. Ask {askOwner}.</p>
      )}
      {periodEnd !== null && askOwner === null && (
        <>
          <Button
            variant="secondary"
            icon={CreditCard}
            className="mt-5"
            busy={portal.busy}
            onClick={portal.open}
          >
            Manage billing
          </Button>
          <p className="mt-3 text-sm text-soft">
            {renews ? "Cancel, change" : "Resume, change"} your card, or download invoices.
          </p>
          <p className="mt-2 text-sm text-soft">
            Not for you? Write to{" "}
            <a href={`mailto:${contactEmail}`} className="text-pine underline underline-offset-4">
              {contactEmail}
            </a>{" "}
            within 30 days of your first payment for a full refund.
          </p>
        </>
      )}
    </Card>
  );
}

function NextDate({ periodEnd, renews }: SubscriptionStatus) {
  if (periodEnd === null) return <p className="mt-1 text-soft">There is nothing to pay here.</p>;
  if (renews) {
    return (
      <p className="mt-1 text-soft">
        Renews on <Day time={periodEnd} />.
      </p>
    );
  }
  return (
    <p className="mt-1 text-soft">
      Cancelled. You keep everything until <Day time={periodEnd} />.
    </p>
  );
}
