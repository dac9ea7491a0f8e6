import { TestBillingPage } from "#billing/testBilling/TestBillingPage.server.tsx";
import { buttonLook } from "#ui/buttonLook.ts";

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
