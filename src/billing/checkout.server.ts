import { openingsPerHost } from "#billing/limits.ts";
import { alreadySubscribed, neverPaid, nothingToPay } from "#billing/refusals.ts";
import { openStripeCheckout } from "#billing/stripe/checkout.server.ts";
import { openStripePortal } from "#billing/stripe/portal.server.ts";
import { findSubscription } from "#billing/subscription.server.ts";
import { openTestCheckout } from "#billing/testBilling/checkout.server.ts";
import { openTestPortal } from "#billing/testBilling/portal.server.ts";
import type { SignedInHost } from "#platform/http.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, type Result } from "#platform/refusal.ts";

/** Opens a checkout for the plan, or refuses a host who has it: nobody pays twice. `origin` is where to come back to. */
export async function openCheckout(
  platform: Platform,
  host: SignedInHost,
  origin: string,
): Promise<Result<string>> {
  const { billing } = platform.config;
  if (billing === "off") return nothingToPay;
  const { status } = await findSubscription(platform, host.id);
  if (status === "active") return alreadySubscribed;
  const free = await platform.limits.take(openingsPerHost, host.id);
  if (!free.ok) return free;
  if (billing === "stripe") return openStripeCheckout(platform, host, origin);
  return ok(await openTestCheckout(platform, host.id));
}

/** Opens the place where a host who once paid cancels, resumes and finds invoices. */
export async function openPortal(
  platform: Platform,
  host: SignedInHost,
  origin: string,
): Promise<Result<string>> {
  const { billing } = platform.config;
  if (billing === "off") return nothingToPay;
  const { periodEnd } = await findSubscription(platform, host.id);
  if (periodEnd === null) return neverPaid;
  const free = await platform.limits.take(openingsPerHost, host.id);
  if (!free.ok) return free;
  if (billing === "stripe") return openStripePortal(platform, host.id, origin);
  return ok(await openTestPortal(platform, host.id));
}
