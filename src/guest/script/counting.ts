import { sectionShown } from "#guest/script/reading.ts";

/** Counts once that the page or a section was seen, unless it is not wanted (docs/reference/analytics.md). */
export function wireCounting(): void {
  const path = /^\/view\/[^/]+/.exec(location.pathname)?.[0];
  // Global Privacy Control is newer than the types of the browser.
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (
    !path ||
    doNotTrack === "1" ||
    globalPrivacyControl ||
    window.top !== window ||
    document.body.dataset["page"] !== "guidebook"
  )
    return;
  const seen = new Set<string>();
  const count = (section: string) => {
    if (seen.has(section) || document.visibilityState !== "visible") return;
    seen.add(section);
    fetch(`${path}/seen?section=${section}`, { method: "POST", keepalive: true }).catch(() => {}); // a lost count does no harm
  };
  const show = () => {
    count("");
    const section = sectionShown()?.id;
    if (section) count(section);
  };
  addEventListener("hashchange", show);
  addEventListener("visibilitychange", show, true);
  show();
}
