/**
 * The tables as code sees them; `migrations/` makes them. Times are epoch milliseconds, booleans 0 or 1, ids text. Each
 * domain adds its own in its `tables.server.ts`, so that the database knows them all and platform imports none.
 */
export interface Tables {
  rate_limits: RateLimitsTable;
  jobs: JobsTable;
  request_keys: RequestKeysTable;
}

/** Points used in the window that ends at `expire`. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number;
}

/** What is to be done later or again. */
export interface JobsTable {
  /** The name of the kind for the one row of a schedule, else an id. */
  id: string;
  kind: string;
  due: number;
  /** JSON of what the kind's schema names. */
  payload: string;
  /** How often it was begun since it was added, or since its schedule was last met. */
  attempts: number;
  /** Until when nobody else may claim it; 0 where nobody has. */
  locked_until: number;
  /** Fencing token: goes up with every claim, and only the holder of the last one may end the job. */
  fence: number;
  added_at: number;
  /** When it was given up, for the operator to see. */
  failed_at: number | null;
  /** Why the last attempt failed; holds no e-mail address. */
  failure: string | null;
}

/** A call that was made under an `idempotency-key`. */
export interface RequestKeysTable {
  user_id: string;
  /** HMAC-SHA-256 of the user's id under the key, hex. */
  key_digest: string;
  /** SHA-256 of what was asked for, hex. */
  request_hash: string;
  claimed_at: number;
  /** Null until the call has answered. */
  status: number | null;
  /** The JSON of the answer, encrypted under the key. */
  sealed_answer: string | null;
}
