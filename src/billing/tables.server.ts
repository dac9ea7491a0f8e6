/** The tables of billing; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    account_subscriptions: AccountSubscriptionsTable;
    stripe_customers: StripeCustomersTable;
    checkouts: CheckoutsTable;
    stripe_events: StripeEventsTable;
    test_billing_pages: TestBillingPagesTable;
  }
}

export interface AccountSubscriptionsTable {
  account_id: string;
  subscription_id: string;
  state: "active" | "past_due" | "ended";
  period_end: number;
  /** How long the account's members get in, should no further news come. */
  access_until: number;
  renews: number;
  ended_at: number | null;
  updated_at: number;
  /** The end of the period of whose renewal the owner was reminded; null for none. */
  reminded_for: number | null;
}

/** Which customer an account is at Stripe. */
export interface StripeCustomersTable {
  account_id: string;
  customer_id: string | null;
  /** The e-mail address that Stripe was told of the customer. */
  email: string | null;
  /** Under which the customer is made, so that two tries make one. */
  idempotency_key: string;
  /** The number of the newest query to Stripe about this account, and of the query whose answer is stored. */
  query_number: number;
  stored_query_number: number;
  created_at: number;
}

/** The checkouts that were opened for accounts, under the payment provider's ids or our own in test billing. */
export interface CheckoutsTable {
  id: string;
  account_id: string;
  created_at: number;
  /** When a member first came back from it as having paid. */
  returned_at: number | null;
  /** When the plan ran after it. */
  settled_at: number | null;
}

/** Stripe's events that have been handled. */
export interface StripeEventsTable {
  id: string;
  type: string;
  created_at: number;
  received_at: number;
}

/** Pages of test billing: where a host pretends to pay, and where they pretend to manage it. */
export interface TestBillingPagesTable {
  id: string;
  account_id: string;
  /** Who opened the page. */
  user_id: string;
  kind: "checkout" | "portal";
  created_at: number;
  paid_at: number | null;
}
