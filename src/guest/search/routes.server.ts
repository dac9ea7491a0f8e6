import { Hono, type Context } from "hono";
import { createElement } from "react";
import { z } from "zod";
import { findSignedInHost } from "#accounts/session.server.ts";
import { headersAskNotToBeCounted } from "#analytics/privacySignal.ts";
import { admit, sendTooMany } from "#guest/readLimit.server.ts";
import type { CachedPage } from "#guest/pages/encode.server.ts";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { filesFor, type Assets } from "#guest/files.server.ts";
import { readGuestGuidebookOrDemo } from "#guest/pages/find.server.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { headersOfNotice } from "#guest/pageHeaders.server.ts";
import { toHtml } from "#guest/pages/render.server.ts";
import { openPage } from "#guest/pages/serve.server.ts";
import { PASSAGES_ONLY, type ServerAnswer } from "#guest/search/queryServer.ts";
import { searchesPerIp } from "#guest/search/limits.ts";
import { MAX_QUERY_LENGTH } from "#guest/search/resultTexts.ts";
import type { SearchAnswer } from "#guest/search/searchJobs.server.ts";
import { searchProcesses } from "#guest/search/searchProcesses.server.ts";
import { SearchPage } from "#guest/search/SearchPage.tsx";
import { isPrefetch } from "#guest/isPrefetch.ts";
import { loadPage, wantedLanguage } from "#guest/wantedLanguage.server.ts";
import { searchesWithoutResultPerIp } from "#guidebooks/guestUsage/limits.ts";
import { recordSearchWithoutResult } from "#guidebooks/searchesWithoutResult/searchesWithoutResult.server.ts";
import { listWrittenQuestions } from "#guidebooks/writtenQuestions/store.server.ts";
import { smallForm } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { ok, type Result } from "#core/refusal.ts";

const query = z
  .string()
  .trim()
  .catch("")
  .transform((text) => text.slice(0, MAX_QUERY_LENGTH));

/** The search without script, and for the script on the page, from the page that the link shows (Search 2, Insight 2). */
export function searchPages(assets: Assets) {
  const pages = new Hono<AppEnv>();

  pages.get("/view/:key/search", admit(assets), async (c) => {
    const taken = await c.get("context").limits.consume(searchesPerIp, c.get("ip"));
    if (!taken.ok) return sendTooMany(c, assets, taken.refusal);
    const key = c.req.param("key");
    const [guidebook, page] = [
      await readGuestGuidebookOrDemo(c.get("context"), key),
      await pageOf(c, assets, key),
    ];
    if (!guidebook || !page) return sendNotFound(c, assets, "view", key);
    const text = query.parse(c.req.query("q"));
    const answer = await searchPage(c, page, text);
    if (!answer.ok) return sendTooMany(c, assets, answer.refusal);
    const { found, isNeedKnown } = answer.value;
    const shared = await loadPage(wantedLanguage(c), guidebook);
    if (c.req.query(PASSAGES_ONLY) !== undefined) {
      const starts = found.map(({ section, start, marks }) => ({ section, start, marks }));
      const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };
      const none = found.length === 0 && isNeedKnown ? shared.texts.page.notCovered : "";
      return c.json({ found: starts, none } satisfies ServerAnswer, 200, headers);
    }
    const isAhead = c.req.method === "HEAD" || isPrefetch(c);
    const isCounted = found.length === 0 && !isAhead && (await mayCount(c));
    if (isCounted) await countSearchWithoutResult(c, page, text, answer.value);
    const files = await filesFor(assets, "view", guidebook);
    const results = createElement(SearchPage, {
      files,
      guidebook,
      query: text,
      found,
      isNeedKnown,
      isCounted,
      productName: c.get("context").config.product.name,
    });
    return c.body(toHtml(shared, results), 200, headersOfNotice(files.style));
  });

  pages.post("/view/:key/unfound", smallForm, async (c) => {
    const { q } = await c.req.parseBody();
    const text = query.parse(q);
    const page = (await mayCount(c)) && (await pageOf(c, assets, c.req.param("key")));
    const answer = page && (await searchPage(c, page, text));
    // Anybody can send it: only what this page has no answer to is counted.
    if (answer && answer.ok && answer.value.found.length === 0)
      await countSearchWithoutResult(c, page, text, answer.value);
    return c.body(null, 204);
  });
  return pages;
}

/** Returns the page as this reader gets it; null where there is none. */
async function pageOf(c: Context<AppEnv>, assets: Assets, key: string): Promise<CachedPage | null> {
  const request = { kind: "view", key, language: wantedLanguage(c), origin: c.get("origin") } as const;
  const opened = await openPage(c.get("context"), assets, request, async () => ok(undefined));
  return opened.ok ? opened.value : null;
}

/** Returns whether a reader's searches count: not by request, a host's, nor a flood of them. */
async function mayCount(c: Context<AppEnv>): Promise<boolean> {
  const context = c.get("context");
  if (headersAskNotToBeCounted((name) => c.req.header(name))) return false;
  if (!(await context.limits.consume(searchesWithoutResultPerIp, c.get("ip"))).ok) return false;
  return !(await findSignedInHost(context, c.req.header("cookie") ?? ""));
}

/** Refuses where many searches wait, or the page takes too long. */
async function searchPage(
  c: Context<AppEnv>,
  { revision: { guidebookId }, etag, brotli }: CachedPage,
  text: string,
): Promise<Result<SearchAnswer>> {
  const { db, config } = c.get("context");
  const writtenQuestions = config.llm ? await listWrittenQuestions(db, guidebookId) : [];
  return searchProcesses.run(guidebookId, "search", {
    page: { etag, brotli, writtenQuestions },
    query: text,
  });
}

async function countSearchWithoutResult(
  c: Context<AppEnv>,
  { revision: { guidebookId } }: CachedPage,
  text: string,
  { isKnownText }: SearchAnswer,
): Promise<void> {
  if (guidebookId !== DEMO_KEY)
    await recordSearchWithoutResult(c.get("context"), guidebookId, text, isKnownText);
}
