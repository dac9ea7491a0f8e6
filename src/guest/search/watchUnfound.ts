import { asksNotToBeCounted } from "#analytics/privacySignal.ts";

/** Who still types has not failed to find yet. */
const REST_MS = 2000;

/**
 * Returns what takes each search without an answer, and "" for one with: what rests for two seconds is sent once, as
 * words alone (docs/reference/analytics.md). Null where nothing is sent: from the host's preview, and where the browser asks not
 * to be counted.
 */
export function watchUnfound(): ((query: string) => void) | null {
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
      fetch(`${path}/unfound`, { method: "POST", body, keepalive: true }).catch(() => {}); // a count, no more
    }, REST_MS);
  };
}
