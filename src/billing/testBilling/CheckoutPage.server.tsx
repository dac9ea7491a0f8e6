import { PLAN } from "#billing/plan.ts";
import { TestBillingPage } from "#billing/testBilling/TestBillingPage.server.tsx";
import { PRODUCT } from "#core/site.ts";
import { buttonLook } from "#ui/buttonLook.ts";
import { Notice } from "#ui/Notice.tsx";

const PRICE = `${PLAN.currency.toUpperCase()} ${PLAN.dollars.toFixed(2)}`;

interface CheckoutPageProps {
  style: string;
  production: boolean;
  declined: boolean;
}

/** The test checkout: pay, be declined, or go back. */
export function CheckoutPage({ declined, ...frame }: CheckoutPageProps) {
  return (
    <TestBillingPage title="Checkout" {...frame}>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        <Line name={`${PRODUCT.name} ${PLAN.name}, ${PLAN.title}`} value={PRICE} />
        <Line name="Renews" value="every year, until cancelled" />
        <Line name="Card" value="a test card, 4242" />
        <Line name="Charged today" value="nothing: this is a test" />
      </dl>
      {declined && (
        <Notice tone="error" title="The card was declined." className="mt-5">
          Nothing was paid. Try again, or go back.
        </Notice>
      )}
      <form method="post" className="mt-6 flex flex-col gap-3">
        <button name="action" value="pay" className={buttonLook({ size: "large" })}>
          Pay {PRICE}
        </button>
        <button name="action" value="decline" className={buttonLook({ variant: "secondary" })}>
          Decline the card
        </button>
        <a href="/subscribe?cancelled=true" className={buttonLook({ variant: "quiet" })}>
          Go back
        </a>
      </form>
    </TestBillingPage>
  );
}

export function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** For the URL of an unknown checkout. */
export function GonePage(frame: { style: string; production: boolean }) {
  return (
    <TestBillingPage title="This checkout no longer exists" {...frame}>
      <p className="mt-2 text-soft">Nothing was paid. Start again from your account.</p>
      <a href="/subscribe" className={buttonLook({ className: "mt-6" })}>
        Start again
      </a>
    </TestBillingPage>
  );
}
