/** The tables as types. Times are epoch milliseconds, booleans 0 or 1. Each domain adds its own. */
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

/** Jobs to run later or repeatedly. */
export interface JobsTable {
  /** The name of the kind for the row of a schedule, else an id. */
  id: string;
  kind: string;
  due: number;
  /** JSON by the kind's schema. */
  payload: string;
  /** Attempts since it was added, or since its last scheduled run. */
  attempts: number;
  /** Until when it is claimed; 0 when free. */
  locked_until: number;
  /** Fencing token: increases with every claim; only the holder of the last one may end the job. */
  fence: number;
  added_at: number;
  /** When it failed for good, for the operator to see. */
  failed_at: number | null;
  /** Why the last attempt failed; contains no email address. */
  failure: string | null;
}

export interface RequestKeysTable {
  /** Null for a call that needs no session. */
  user_id: string | null;
  /** HMAC-SHA-256 of the user's id, or of "", under the key, hex. */
  key_digest: string;
  /** SHA-256 of the request, hex. */
  request_hash: string;
  claimed_at: number;
  /** Null until the call has responded. */
  status: number | null;
  /** The JSON of the response, encrypted under the key. */
  sealed_answer: string | null;
}
