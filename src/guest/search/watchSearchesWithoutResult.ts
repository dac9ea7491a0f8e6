import { asksNotToBeCounted } from "#analytics/privacySignal.ts";

/** A guest who still types has not failed to find yet. */
const REST_MS = 2000;

/**
 * Returns a function that takes each search without a result, and "" for one with a result: a query that is unchanged
 * for two seconds is sent once, as words alone (docs/reference/analytics.md). Null where nothing is sent: in the host's
 * preview, and where the browser sends Do Not Track.
 */
export function watchSearchesWithoutResult(): ((query: string) => void) | null {
  const path = /^\/view\/[^/]+/.exec(location.pathname)?.[0];
  if (!path || asksNotToBeCounted(navigator) || window.top !== window) return null;
  const sent = new Set<string>();
  let waiting: number | undefined;
  return (query) => {
    clearTimeout(waiting);
    const words = query.trim();
    if (words === "" || sent.has(words)) return;
    waiting = window.setTimeout(() => {
      sent.add(words);
      const body = new URLSearchParams({ q: words });
      fetch(`${path}/unfound`, { method: "POST", body, keepalive: true }).catch(() => {}); // a lost count does no harm
    }, REST_MS);
  };
}
