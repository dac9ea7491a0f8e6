declare module "#core/tables.server.ts" {
  interface Tables {
    push_keys: PushKeysTable;
    push_subscriptions: PushSubscriptionsTable;
  }
}

/** One row: the key pair of this server (RFC 8292). */
export interface PushKeysTable {
  id: 1;
  /** The public key, 65 bytes as base64url. */
  public_key: string;
  /** The private key, 32 bytes as base64url, encrypted. */
  private_key: string;
  created_at: number;
}

/** A device of a host, deleted with the session in which it was added. */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session: string;
  /** A keyed digest of the endpoint, so that it is not stored twice. */
  endpoint_digest: string;
  /** JSON of the subscription, encrypted: with it messages can be sent to the device. */
  sealed: string;
  created_at: number;
}
