declare module "#core/tables.server.ts" {
  interface Tables {
    webhooks: WebhooksTable;
    webhook_deliveries: WebhookDeliveriesTable;
    webhook_private_accounts: WebhookPrivateAccountsTable;
  }
}

/** An address that is told what happens in an account. */
export interface WebhooksTable {
  id: string;
  account_id: string;
  /** The host of the URL, which is shown. */
  host: string;
  /** Encrypted: it can hold a password. */
  url: string;
  /** JSON list of the names of event kinds. */
  events: string;
  /** 1 where guests' names go along. */
  with_names: 0 | 1;
  /** Encrypted. */
  secret: string;
  /** The secret before, which signs too until `earlier_secret_until`; encrypted. */
  earlier_secret: string | null;
  earlier_secret_until: number | null;
  created_at: number;
  /** When the first delivery failed since the last that did not. */
  failing_since: number | null;
  /** When it was switched off, after failing for five days. */
  disabled_at: number | null;
}

/** An event to send to a webhook. It has ended once no next try is planned. */
export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  /** Null for a test. */
  event_id: string | null;
  kind: string;
  at: number;
  tries: number;
  /** The HTTP status of the last answer; null where there was none. */
  status: number | null;
  next_try_at: number | null;
}

/** An account whose webhooks may reach the private hosts of `WEBHOOK_PRIVATE_HOSTS`. */
export interface WebhookPrivateAccountsTable {
  account_id: string;
  allowed_at: number;
}
