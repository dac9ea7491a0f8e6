import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { Day } from "#billing/Day.tsx";
import { GRACE_MS } from "#billing/subscriptionState.ts";
import { usePortal } from "#billing/useCheckout.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

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
