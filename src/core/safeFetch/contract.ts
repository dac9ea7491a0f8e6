import type { Result } from "#core/refusal.ts";

export interface FetchOptions {
  /** The most that is read, after unpacking. */
  maxBytes: number;
  /** For all of it: names, connections, redirects and the body. */
  deadlineMs: number;
  accept?: string;
  /** Of what the caller has already; the answer says whether it is still true. */
  etag?: string;
  /** Ends the fetch, which then throws the signal's reason. */
  signal?: AbortSignal;
}

export interface PostOptions {
  headers: Record<string, string>;
  body: Uint8Array;
  /** For all of it: names, connection and the answer's head. */
  deadlineMs: number;
  signal?: AbortSignal;
}

/**
 * Sends a body with POST to a URL that came from outside, under the rules of `FetchPublicUrl` but with no redirect, and
 * returns the status of what came back, whatever it is.
 */
export type PostPublicUrl = (url: string, options: PostOptions) => Promise<Result<{ status: number }>>;

/** What is at a URL now, or that it is still what the caller's `etag` stands for. `url` is where the redirects ended. */
export type Fetched =
  | { isChanged: true; url: string; content: Buffer; contentType: string | null; etag: string | null }
  | { isChanged: false; url: string };

/**
 * Fetches a URL that a person gave, with GET, from the public internet only: https on port 443 (`webcal:` is read as
 * https), from the very IP address that was checked, with three redirects at most, each checked alike. Sends no cookies
 * and no referrer. Refuses with a code of `refusals.ts` and its sentence.
 */
export type FetchPublicUrl = (url: string, options: FetchOptions) => Promise<Result<Fetched>>;
