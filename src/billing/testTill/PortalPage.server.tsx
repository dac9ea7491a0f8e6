import { statusOf, type Standing } from "#billing/standing.ts";
import { Line } from "#billing/testTill/CheckoutPage.server.tsx";
import { TillPage } from "#billing/testTill/TillPage.server.tsx";
import type { PortalAction } from "#billing/testTill/portal.server.ts";
import { buttonLook } from "#platform/ui/buttonLook.ts";

interface PortalPageProps {
  style: string;
  production: boolean;
  standing: Standing;
  now: number;
}

const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** Where a host manages a test plan, and can see what time and banks may do to it. */
export function PortalPage({ standing, now, ...frame }: PortalPageProps) {
  const { status, renews, pastDue, periodEnd } = statusOf(standing, now);
  const runs = status === "active";
  const state = runs ? (pastDue ? "active, last payment failed" : "active") : "ended";
  return (
    <TillPage title="Billing" {...frame}>
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
    </TillPage>
  );
}

function Move({ action, label }: { action: PortalAction; label: string }) {
  return (
    <button name="action" value={action} className={buttonLook({ variant: "secondary" })}>
      {label}
    </button>
  );
}
