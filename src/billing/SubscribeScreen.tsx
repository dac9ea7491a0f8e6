import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ChangePassword } from "#accounts/ChangePassword.tsx";
import { AuthLayout } from "#accounts/AuthLayout.tsx";
import { useUser } from "#accounts/session.ts";
import { track } from "#analytics/track.ts";
import { BeingConfirmed } from "#billing/BeingConfirmed.tsx";
import { readConfirming } from "#billing/confirming.ts";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { PlanOffer } from "#billing/PlanOffer.tsx";
import { useBillingReturn } from "#billing/useBillingReturn.ts";
import { useCheckout, usePortal } from "#billing/useCheckout.ts";
import { useSubscription } from "#billing/subscription.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Notice } from "#ui/Notice.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { useProduct } from "#ui/product.tsx";
import { ReceiptText } from "lucide-react";
import { Day } from "#billing/Day.tsx";
import { GRACE_MS } from "#billing/subscriptionState.ts";

interface SubscribeScreenProps {
  /** Before all else: why the host is here. */
  notice?: ReactNode;
  /** What a host without a plan can still manage: their guidebooks. */
  children?: ReactNode;
  /** The rest of the profile, collapsed: the offer is the purpose of the screen. */
  settings?: ReactNode;
  /** The product, next to the offer and below it, by the width of the screen; undefined without a demo to show. */
  product: undefined | { scene: ReactNode; card: ReactNode };
  signOut: ReactNode;
}

/** Offers the plan to a host without one (Plan 1). */
export function SubscribeScreen({ notice, children, settings, product, signOut }: SubscribeScreenProps) {
  const { search, state } = useLocation();
  const user = useUser();
  const { sells, price } = useProduct();
  const subscription = useSubscription();
  const ended = subscription?.status === "inactive" ? subscription.periodEnd : null;
  const askOwner = subscription?.askOwner ?? null;
  const returned = readConfirming(state);
  const confirming = returned !== null || subscription?.checkout === "confirming";
  const checkout = useCheckout();
  useBillingReturn();
  useEffect(() => track("subscribe_page_viewed"), []);

  const offer = askOwner === null ? "Start Your Subscription" : "No active subscription";
  return (
    <AuthLayout
      title={sells ? offer : "No account"}
      subtitle={sells && `Create digital guidebooks for up to ${PLAN.properties} properties.`}
      words="Leave a light on for every guest, all year."
      scene={product?.scene}
    >
      <PageTitle>{sells ? "Subscribe" : "No account"}</PageTitle>
      <div className="flex flex-col gap-5">
        {notice}
        {new URLSearchParams(search).get("cancelled") === "true" && (
          <Notice title="Payment cancelled">Nothing was charged. Subscribe whenever you are ready.</Notice>
        )}
        {!sells ? (
          <Notice tone="warn" title="You are not in an account now">
            To work with guidebooks again, ask the owner of an account for an invitation, then open its link.
          </Notice>
        ) : askOwner === null ? (
          <>
            {ended !== null && !confirming && <PlanEnded at={ended} />}
            <PlanOffer>
              {confirming ? (
                <BeingConfirmed sessionId={returned?.sessionId} />
              ) : (
                <Button
                  size="large"
                  busy={checkout.busy}
                  busyLabel="Opening the checkout..."
                  onClick={checkout.open}
                >
                  Subscribe for {formatPrice(price).price}/year
                </Button>
              )}
            </PlanOffer>
          </>
        ) : (
          <AskOwner owner={askOwner} />
        )}
        {product?.card}
        {children}
        <details>
          <summary className="flex min-h-11 w-fit items-center text-pine underline underline-offset-4">
            Your account: password, data, deletion
          </summary>
          <Card padded={false} className="mt-3 divide-y divide-line overflow-hidden">
            <ChangePassword />
            {settings}
          </Card>
        </details>
        <p className="flex items-center justify-between gap-x-4 text-soft">
          <span className="min-w-0 wrap-anywhere">{user?.email}</span>
          {signOut}
        </p>
      </div>
    </AuthLayout>
  );
}

/** Shown to a member of an account without a plan: only the owner can pay (People 5). */
function AskOwner({ owner }: { owner: string }) {
  return (
    <Notice tone="warn" title="Ask the owner">
      This account has no active subscription, and only its owner can pay. Ask {owner}. Nothing is deleted.
    </Notice>
  );
}

/** For a former subscriber: what ended, what stays, and the invoices. */
export function PlanEnded({ at }: { at: number }) {
  const portal = usePortal();
  const [now] = useState(Date.now);
  const guestsUntil = at + GRACE_MS;
  return (
    <Notice
      tone="warn"
      title="Your subscription has ended"
      action={
        <Button variant="secondary" size="small" icon={ReceiptText} busy={portal.busy} onClick={portal.open}>
          Billing and invoices
        </Button>
      }
    >
      It ended on <Day time={at} />. Nothing is deleted.{" "}
      {now < guestsUntil ? (
        <>
          Guests can read your guidebooks until <Day time={guestsUntil} />.
        </>
      ) : (
        "Guests can read your guidebooks again as soon as you subscribe."
      )}
    </Notice>
  );
}
