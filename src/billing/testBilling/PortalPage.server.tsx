import { statusOf, type SubscriptionState } from "#billing/subscriptionState.ts";
import { Line } from "#billing/testBilling/CheckoutPage.server.tsx";
import { TestBillingPage } from "#billing/testBilling/TestBillingPage.server.tsx";
import type { PortalAction } from "#billing/testBilling/portal.server.ts";
import { buttonLook } from "#ui/buttonLook.ts";

interface PortalPageProps {
  style: string;
  production: boolean;
  subscriptionState: SubscriptionState;
  now: number;
}

const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** The test portal: manages a plan, and simulates what time and banks do to it. */
export function PortalPage({ subscriptionState, now, ...frame }: PortalPageProps) {
  const { status, renews, pastDue, periodEnd } = statusOf(subscriptionState, now);
  const runs = status === "active";
  const state = runs ? (pastDue ? "active, last payment failed" : "active") : "ended";
  return (
    <TestBillingPage title="Billing" {...frame}>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        <Line name="Plan" value={state} />
        <Line
          name={runs ? (renews ? "Renews on" : "Ends on") : "Ended on"}
          value={day.format(periodEnd ?? now)}
        />
        <Line name="Invoices" value="none: test payments have no invoice" />
      </dl>
      <form method="post" className="mt-6 flex flex-col gap-3">
        {runs && renews && <Move action="cancel" label="Cancel plan" />}
        {runs && !renews && <Move action="resume" label="Resume plan" />}
        {runs && !pastDue && <Move action="fail" label="Let the next payment fail" />}
        {runs && pastDue && <Move action="recover" label="Let the payment succeed" />}
        {runs && renews && <Move action="renew" label="Let a year pass and renew" />}
        {runs && <Move action="refund" label="Refund, and end the plan now" />}
        <a href="/profile?billing=returned" className={buttonLook({})}>
          Back to your profile
        </a>
      </form>
    </TestBillingPage>
  );
}

function Move({ action, label }: { action: PortalAction; label: string }) {
  return (
    <button name="action" value={action} className={buttonLook({ variant: "secondary" })}>
      {label}
    </button>
  );
}
