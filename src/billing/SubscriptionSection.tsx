import { CreditCard } from "lucide-react";
import { NextDate } from "#billing/NextDate.tsx";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { useSubscription } from "#billing/subscription.ts";
import { useBillingReturn } from "#billing/useBillingReturn.ts";
import { usePortal } from "#billing/useCheckout.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Notice } from "#ui/Notice.tsx";
import { useProduct } from "#ui/product.tsx";

/** The plan, its next date, and the actions cancel, resume and invoices. */
export function SubscriptionSection({ className }: { className?: string }) {
  const subscription = useSubscription();
  const portal = usePortal();
  const product = useProduct();
  const { contactEmail } = product;
  useBillingReturn();
  if (subscription?.status !== "active") return null;
  const { plan, periodEnd, renews, pastDue, askOwner } = subscription;

  return (
    <section aria-labelledby="subscription" className={classes("py-5", className)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id="subscription" className="font-sans text-base font-semibold">
          Subscription
        </h3>
        <Badge tone={pastDue ? "clay" : "leaf"}>{pastDue ? "Payment failed" : "Active"}</Badge>
      </div>
      <p className="mt-1">
        {plan} plan, {formatPrice(subscription.price ?? product.price).priceWithCode} a year, up to{" "}
        {PLAN.properties} properties
      </p>
      <p className="text-soft">
        <NextDate {...subscription} />
      </p>
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
            className="mt-4"
            busy={portal.busy}
            onClick={portal.open}
          >
            Manage billing
          </Button>
          <p className="mt-3 max-w-measure text-sm text-soft">
            {renews ? "Cancel, change" : "Resume, change"} your card, or download invoices. For a full refund
            within 30 days of your first payment, write to{" "}
            <a href={`mailto:${contactEmail}`} className="text-pine underline underline-offset-4">
              {contactEmail}
            </a>
            .
          </p>
        </>
      )}
    </section>
  );
}
