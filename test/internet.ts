import { ok, refused, type Refusal } from "#core/refusal.ts";
import type { FetchPublicUrl, PostOptions, PostPublicUrl } from "#core/safeFetch/contract.ts";
import { readPublicUrl } from "#core/safeFetch/publicUrl.server.ts";
import { readUrlToPost } from "#core/safeFetch/privateHost.server.ts";
import { urlRefusals } from "#core/safeFetch/refusals.ts";

/** What is at a URL: a text, with its etag where the server knows one, or why it cannot be fetched. */
export type TestPage = string | { text: string; etag: string } | { refusal: Refusal };

export interface TestInternet {
  /** By URL. What is not here does not answer. */
  pages: Map<string, TestPage>;
  /** Every URL that was fetched. */
  fetched: string[];
  fetchPublicUrl: FetchPublicUrl;
  /** What happens elsewhere while a server answers, which waits for it. Nothing until a test says so. */
  meanwhile: ((url: string) => Promise<void>) | null;
  /** Handles a posted body and returns a status, or null for no answer. Connections fail until a test sets it. */
  receive: ((url: string, options: PostOptions) => number | null) | null;
  postPublicUrl: PostPublicUrl;
}

/** Returns an internet for one test, in place of the real one. */
export function newInternet(): TestInternet {
  const pages = new Map<string, TestPage>();
  const fetched: string[] = [];
  const internet: TestInternet = {
    pages,
    fetched,
    async fetchPublicUrl(given, { etag, maxBytes }) {
      const read = readPublicUrl(given);
      if (!read.ok) return read;
      const url = read.value.href;
      fetched.push(url);
      await internet.meanwhile?.(url);
      const page = pages.get(url);
      if (page === undefined) return refused(urlRefusals.unreachable);
      if (typeof page !== "string" && "refusal" in page) return refused(page.refusal);
      const known = typeof page === "string" ? null : page.etag;
      if (etag !== undefined && etag === known) return ok({ isChanged: false, url });
      const content = Buffer.from(typeof page === "string" ? page : page.text);
      if (content.length > maxBytes) return refused(urlRefusals.tooLarge);
      return ok({ isChanged: true, url, content, contentType: "text/calendar", etag: known });
    },
    meanwhile: null,
    receive: null,
    postPublicUrl: (given, options) => {
      const read = readUrlToPost(given, options.privateHosts ?? new Set());
      if (!read.ok) return Promise.resolve(read);
      if (!internet.receive) return Promise.resolve(refused(urlRefusals.unreachable));
      const status = internet.receive(read.value.href, options);
      return Promise.resolve(status === null ? refused(urlRefusals.tooSlow) : ok({ status }));
    },
  };
  return internet;
}
