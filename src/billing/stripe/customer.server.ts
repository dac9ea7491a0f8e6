import type { Stripe } from "stripe";
import { isMissing, stripeOf } from "#billing/stripe/client.server.ts";
import { ensureAccount, untieCustomer, writeCustomerId } from "#billing/stripe/store.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { SignedInHost } from "#platform/http.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** The host's customer at Stripe: made once, brought up to date, and made anew if it was deleted there. */
export async function ensureCustomer(platform: Platform, host: SignedInHost): Promise<string> {
  const { db, config } = platform;
  const stripe = stripeOf(config);
  const tie = platform.randomId();
  const account = await ensureAccount(db, { user_id: host.id, tie, created_at: platform.now() });
  if (account.customer_id) {
    if (await update(stripe, account.customer_id, factsOf(host, config))) return account.customer_id;
    await untieCustomer(db, host.id, account.customer_id, tie);
    return ensureCustomer(platform, host);
  }
  const made = await stripe.customers.create(
    { ...factsOf(host, config), metadata: { user_id: host.id } },
    { idempotencyKey: `customer-${account.tie}` },
  );
  await writeCustomerId(db, host.id, made.id);
  return made.id;
}

/** False where Stripe has no such customer any more. */
async function update(stripe: Stripe, id: string, facts: Stripe.CustomerUpdateParams): Promise<boolean> {
  try {
    await stripe.customers.update(id, facts);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Who pays, and what their invoices carry: the seller, the ABN, and whether GST is in the price. */
function factsOf(host: SignedInHost, { seller }: Config) {
  return {
    email: host.email,
    name: `${host.firstName} ${host.lastName}`.trim(),
    preferred_locales: ["en-AU"],
    invoice_settings: {
      custom_fields: [
        { name: "Seller", value: seller.name.slice(0, 140) },
        ...(seller.abn
          ? [{ name: "ABN", value: seller.abn.replace(/^(..)(...)(...)(...)$/, "$1 $2 $3 $4") }]
          : []),
      ],
      footer: seller.gstRegistered
        ? "Tax invoice. The total price includes GST."
        : "No GST has been charged. The seller is not registered for GST.",
    },
  };
}
