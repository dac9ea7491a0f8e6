import { shownFor } from "#core/screenOwner.ts";
import { HOUR_MS } from "#core/durations.ts";
import type { StoreWeek } from "#app/hostWorker/serviceWorker.ts";

/** Registers the worker that shows the offline page in place of a host's screen that cannot be loaded (Screens 15). */
export function registerHostWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/host-sw.js", { scope: "/" }).catch(() => undefined); // a private window refuses
}

/**
 * Has the worker store the next seven days of this screen's account, now and every hour, to be read without a network
 * (Screens 16). Returns a function that stops it.
 */
export function storeWeek(): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const store = () =>
    void navigator.serviceWorker.ready.then(({ active }) => send(active, { owner: shownFor() }));
  store();
  const timer = setInterval(store, HOUR_MS);
  return () => clearInterval(timer);
}

/** Has the worker delete the stored week: the session is over, or another one. */
export function forgetWeek(): void {
  if ("serviceWorker" in navigator) send(navigator.serviceWorker.controller, { owner: null });
}

const send = (worker: ServiceWorker | null, message: StoreWeek) => worker?.postMessage(message);
