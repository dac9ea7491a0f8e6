import type { Result } from "#core/refusal.ts";

export interface FetchOptions {
  /** Limit after decompression. */
  maxBytes: number;
  /** For all of it: DNS, connections, redirects and the body. */
  deadlineMs: number;
  accept?: string;
  /** Of the caller's copy; the result says whether it is current. */
  etag?: string;
  /** Aborts the fetch, which then throws the signal's reason. */
  signal?: AbortSignal;
}

export interface PostOptions {
  headers: Record<string, string>;
  body: Uint8Array;
  /** For all of it: DNS, connection and the response head. */
  deadlineMs: number;
  signal?: AbortSignal;
  /** Exact `host:port` on a private network that the URL may name; none if absent. */
  privateHosts?: ReadonlySet<string>;
}

/** Posts to an external URL under the rules of `FetchPublicUrl` without redirects; returns the status. */
export type PostPublicUrl = (url: string, options: PostOptions) => Promise<Result<{ status: number }>>;

/** The content of a URL, or that the caller's `etag` is current. `url` is where the redirects ended. */
export type Fetched =
  | { isChanged: true; url: string; content: Buffer; contentType: string | null; etag: string | null }
  | { isChanged: false; url: string };

/**
 * Fetches a URL that a person entered, with GET, from the public internet only: https on port 443 (`webcal:` is read as
 * https), from the IP address that was checked, with at most three redirects, each checked alike. Sends no cookies and
 * no referrer. Refuses with a code of `refusals.ts`.
 */
export type FetchPublicUrl = (url: string, options: FetchOptions) => Promise<Result<Fetched>>;
