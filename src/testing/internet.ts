import { ok, refused, type Refusal } from "#platform/refusal.ts";
import type { FetchPublicUrl } from "#platform/safeFetch/contract.ts";
import { readPublicUrl } from "#platform/safeFetch/publicUrl.server.ts";
import { urlRefusals } from "#platform/safeFetch/refusals.ts";

/** What is at a URL: a text, with its etag where the server knows one, or why it cannot be fetched. */
export type TestPage = string | { text: string; etag: string } | { refusal: Refusal };

export interface TestInternet {
  /** By URL. What is not here does not answer. */
  pages: Map<string, TestPage>;
  /** Every URL that was fetched. */
  fetched: string[];
  fetchPublicUrl: FetchPublicUrl;
}

/** Returns an internet for one test, in place of the real one. */
export function newInternet(): TestInternet {
  const pages = new Map<string, TestPage>();
  const fetched: string[] = [];
  return {
    pages,
    fetched,
    async fetchPublicUrl(given, { etag, maxBytes }) {
      const read = readPublicUrl(given);
      if (!read.ok) return read;
      const url = read.value.href;
      fetched.push(url);
      const page = pages.get(url);
      if (page === undefined) return refused(urlRefusals.unreachable);
      if (typeof page !== "string" && "refusal" in page) return refused(page.refusal);
      const known = typeof page === "string" ? null : page.etag;
      if (etag !== undefined && etag === known) return ok({ isChanged: false, url });
      const content = Buffer.from(typeof page === "string" ? page : page.text);
      if (content.length > maxBytes) return refused(urlRefusals.tooLarge);
      return ok({ isChanged: true, url, content, contentType: "text/calendar", etag: known });
    },
  };
}
