declare module "#core/tables.server.ts" {
  interface Tables {
    account_subscriptions: AccountSubscriptionsTable;
    stripe_customers: StripeCustomersTable;
    checkouts: CheckoutsTable;
    plan_prices: PlanPricesTable;
    stripe_events: StripeEventsTable;
    test_billing_pages: TestBillingPagesTable;
  }
}

export interface AccountSubscriptionsTable {
  account_id: string;
  subscription_id: string;
  state: "active" | "past_due" | "ended";
  period_end: number;
  /** End of access, unless a newer state arrives. */
  access_until: number;
  renews: number;
  ended_at: number | null;
  /** What the account pays for a year; null where it is the plan's price. */
  price_amount: number | null;
  price_currency: string | null;
  updated_at: number;
  /** The period end of the last reminder; null for none. */
  reminded_for: number | null;
}

/** What the operator's price at Stripe costs, as read last. */
export interface PlanPricesTable {
  price_id: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  read_at: number;
}

export interface StripeCustomersTable {
  account_id: string;
  customer_id: string | null;
  /** The customer's email address at Stripe. */
  email: string | null;
  idempotency_key: string;
  /** The number of the newest query to Stripe about this account, and of the query whose answer is stored. */
  query_number: number;
  stored_query_number: number;
  created_at: number;
}

/** Checkouts opened for accounts, under the payment provider's ids or ours in test billing. */
export interface CheckoutsTable {
  id: string;
  account_id: string;
  created_at: number;
  /** When a member first returned from it as paid. */
  returned_at: number | null;
  /** When the plan became active after it. */
  settled_at: number | null;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  created_at: number;
  received_at: number;
}

export interface TestBillingPagesTable {
  id: string;
  account_id: string;
  user_id: string;
  kind: "checkout" | "portal";
  created_at: number;
  paid_at: number | null;
}
