import { setTimeout as wait } from "node:timers/promises";
import type { Assets } from "#guest/files.server.ts";
import { isSameRevision } from "#guest/cachedPage.server.ts";
import { findGuestRevisions } from "#guest/guest.server.ts";
import { pageCacheOf } from "#guest/pageCache.server.ts";
import { readAndDraw } from "#guest/pages.server.ts";
import type { ListedPage } from "#guest/storedPage.server.ts";
import type { AppContext } from "#core/context.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const STORED_UNREAD_MS = 30 * DAY_MS;
const LISTED_AT_ONCE = 200;
/** Between two pages, so that guests come first. */
const PAUSE_MS = 20;

/**
 * Draws the pages again that guests read in the last day and that a save or another build has made untrue, so that no
 * guest waits for it. Deletes what nobody has read for 30 days, and what another build drew and nobody read for one.
 * Returns how many were drawn; stops early when the signal says so.
 */
export async function redrawReadPages(
  context: AppContext,
  assets: Assets,
  signal?: AbortSignal,
): Promise<number> {
  const { build } = assets;
  if (build === null) return 0;
  const { store } = pageCacheOf(context);
  await store.flush();
  const since = context.now() - DAY_MS;
  let drawn = 0;
  let after = "";
  for (;;) {
    const listed = await store.listReadSince(since, after, LISTED_AT_ONCE);
    drawn += await redrawUntrue(context, { ...assets, build }, listed, signal);
    after = listed.at(-1)?.storeKey ?? "";
    if (listed.length < LISTED_AT_ONCE || signal?.aborted) break;
  }
  await store.sweep(context.now() - STORED_UNREAD_MS, { build, since });
  return drawn;
}

async function redrawUntrue(
  context: AppContext,
  assets: Assets & { build: string },
  listed: readonly ListedPage[],
  signal: AbortSignal | undefined,
): Promise<number> {
  const keys = [...new Set(listed.map(({ request }) => request.key))];
  const revisions = await findGuestRevisions(context, keys);
  let drawn = 0;
  for (const { request, revision, readAt } of listed) {
    if (signal?.aborted) break;
    const today = revisions.get(request.key);
    if (!today || (request.build === assets.build && isSameRevision(today, revision))) continue;
    if (await redraw(context, assets, { ...request, build: assets.build }, readAt)) drawn += 1;
  }
  return drawn;
}

async function redraw(
  context: AppContext,
  assets: Assets,
  request: ListedPage["request"],
  readAt: number,
): Promise<boolean> {
  const cache = pageCacheOf(context);
  const found = await cache.find(request, false);
  if (!found || found.page) return false;
  await cache.draw(request, found.revision, () => readAndDraw(context, assets, request), readAt);
  await wait(PAUSE_MS);
  return true;
}
