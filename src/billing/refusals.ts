import { refused } from "#core/refusal.ts";
import type { Product } from "#core/product.ts";

export const alreadySubscribed = refused({
  code: "already_subscribed",
  message: "You already have a subscription. You do not need to pay again.",
});

/** A failed payment keeps the subscription at Stripe: a second one would cost twice. */
export const paymentDue = refused({
  code: "payment_due",
  message: "A payment is due on your subscription. Open billing to pay it.",
});

export const neverPaid = refused({
  code: "no_billing",
  message: "There is nothing to manage yet: you have not paid for anything.",
});

export const billingGone = ({ contactEmail }: Product) =>
  refused({
    code: "billing_gone",
    message: `Stripe no longer has your billing details. For an old invoice, write to ${contactEmail}.`,
  });

export const nothingToPay = refused({
  code: "billing_off",
  message: "There is nothing to pay here: every account includes everything.",
});
