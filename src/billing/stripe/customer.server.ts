import type { Stripe } from "stripe";
import { isMissing, stripeOf } from "#billing/stripe/client.server.ts";
import { makeIdempotently } from "#billing/stripe/idempotency.server.ts";
import { findOwners } from "#accounts/memberStore.server.ts";
import {
  ensureCustomerRow,
  findCustomersToUpdate,
  linkCustomer,
  noteCustomerEmail,
  unlinkCustomer,
} from "#billing/stripe/store.server.ts";
import type { Config } from "#core/config.server.ts";
import { HOME_COUNTRY } from "#core/product.ts";
import type { SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";

export interface StripePayer {
  host: SignedInHost;
  accountId: string;
}

/** Returns the account's Stripe customer, searched for before it is created: a backup may lack its id. */
export async function ensureCustomer(context: AppContext, payer: StripePayer): Promise<string> {
  const { host, accountId } = payer;
  const { db, config } = context;
  const stripe = stripeOf(config);
  const newKey = context.randomId();
  const account = await ensureCustomerRow(db, {
    account_id: accountId,
    idempotency_key: newKey,
    created_at: context.now(),
  });
  if (account.customer_id) {
    if (await update(stripe, account.customer_id, factsOf(host, config))) {
      await noteCustomerEmail(db, accountId, host.email);
      return account.customer_id;
    }
    await unlinkCustomer(db, accountId, account.customer_id, newKey);
    return ensureCustomer(context, payer);
  }
  const customer =
    (await find(stripe, payer)) ?? (await makeIdempotently(`customer-${account.idempotency_key}`, make));
  const linked = await linkCustomer(db, accountId, customer.id);
  await noteCustomerEmail(db, accountId, host.email);
  return linked;

  function make(idempotencyKey: string) {
    const facts = { ...factsOf(host, config), metadata: { account_id: accountId } };
    return stripe.customers.create(facts, { idempotencyKey });
  }
}

/** Older customers are named by their host, whose id is their account's. */
async function find(stripe: Stripe, { host, accountId }: StripePayer): Promise<Stripe.Customer | undefined> {
  const { data } = await stripe.customers.list({ email: host.email, limit: 100 });
  return data.find(({ metadata }) => (metadata.account_id ?? metadata.user_id) === accountId);
}

/** Returns false when Stripe no longer has the customer. */
async function update(stripe: Stripe, id: string, facts: Stripe.CustomerUpdateParams): Promise<boolean> {
  try {
    await stripe.customers.update(id, facts);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** How many customers one run updates. */
const UPDATED_AT_ONCE = 50;

/** Gives Stripe's customers the first owner's email when theirs is no owner's: receipts go there. */
export async function updateCustomers(context: AppContext, signal: AbortSignal): Promise<void> {
  const { config, db, log } = context;
  if (config.billing !== "stripe") return;
  for (const { accountId, customerId } of await findCustomersToUpdate(db, UPDATED_AT_ONCE)) {
    signal.throwIfAborted();
    const [owner] = await findOwners(db, accountId);
    if (!owner) continue;
    try {
      await update(stripeOf(config), customerId, nameOf(owner));
      await noteCustomerEmail(db, accountId, owner.email);
    } catch (error) {
      log.warn({ err: error, accountId }, "Stripe could not be told of an account's new owner or email");
    }
  }
}

const nameOf = ({ email, firstName, lastName }: Pick<SignedInHost, "email" | "firstName" | "lastName">) => ({
  email,
  name: `${firstName} ${lastName}`.trim(),
});

/** The payer, and the details on their invoices: the seller, the ABN, and whether GST is included. */
function factsOf(host: SignedInHost, { seller, product }: Config) {
  return {
    ...nameOf(host),
    preferred_locales: ["en-AU"],
    invoice_settings: {
      custom_fields: [
        { name: "Seller", value: seller.name.slice(0, 140) },
        ...(seller.abn
          ? [{ name: "ABN", value: seller.abn.replace(/^(..)(...)(...)(...)$/, "$1 $2 $3 $4") }]
          : []),
      ],
      footer: footerOf(seller, product),
    },
  };
}

/** Australian tax law asks for one of two sentences; a seller elsewhere writes theirs at Stripe. */
function footerOf({ gstRegistered }: Config["seller"], { country }: Config["product"]): string {
  if (country !== HOME_COUNTRY) return "";
  return gstRegistered
    ? "Tax invoice. The total price includes GST."
    : "No GST has been charged. The seller is not registered for GST.";
}
