/** Registers the worker that shows the offline page in place of a host's screen that cannot be loaded (Screens 15). */
export function registerHostWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/host-sw.js", { scope: "/" }).catch(() => undefined); // a private window refuses
}
