import type { Actor } from "#accounts/actor.ts";
import { openingsPerHost } from "#billing/limits.ts";
import { alreadySubscribed, neverPaid, nothingToPay } from "#billing/refusals.ts";
import { openStripeCheckout } from "#billing/stripe/checkout.server.ts";
import { openStripePortal } from "#billing/stripe/portal.server.ts";
import { findSubscription } from "#billing/subscription.server.ts";
import { openTestCheckout, openTestPortal } from "#billing/testBilling/testBilling.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";

/** Opens a checkout for the plan. Refuses an account that has it. `origin` is the base of the return URL. */
export async function openCheckout(
  context: AppContext,
  { host, actor }: { host: SignedInHost; actor: Actor },
  origin: string,
): Promise<Result<{ url: string }>> {
  const { billing } = context.config;
  if (billing === "off") return nothingToPay;
  const { status } = await findSubscription(context, actor.accountId);
  if (status === "active") return alreadySubscribed;
  const free = await context.limits.consume(openingsPerHost, actor.userId);
  if (!free.ok) return free;
  if (billing === "stripe") return openStripeCheckout(context, { host, accountId: actor.accountId }, origin);
  return ok({ url: await openTestCheckout(context, actor) });
}

/** Opens the billing portal of an account that has paid once: cancel, resume, invoices. */
export async function openPortal(
  context: AppContext,
  actor: Actor,
  origin: string,
): Promise<Result<{ url: string }>> {
  const { billing } = context.config;
  if (billing === "off") return nothingToPay;
  const { periodEnd } = await findSubscription(context, actor.accountId);
  if (periodEnd === null) return neverPaid;
  const free = await context.limits.consume(openingsPerHost, actor.userId);
  if (!free.ok) return free;
  if (billing === "stripe") return openStripePortal(context, actor.accountId, origin);
  return ok({ url: await openTestPortal(context, actor) });
}
