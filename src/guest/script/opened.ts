/** Reports once that the page of a stay is seen: not prefetched, in a hidden tab, or in the preview. */
export function wireOpened(): void {
  const url = document.querySelector<HTMLElement>("[data-opened]")?.dataset["opened"];
  if (!url || window.top !== window) return;
  const note = () => {
    if (document.visibilityState !== "visible") return;
    removeEventListener("visibilitychange", note, true);
    fetch(url, { method: "POST", keepalive: true }).catch(() => {}); // the next visit reports it again
  };
  addEventListener("visibilitychange", note, true);
  note();
}
