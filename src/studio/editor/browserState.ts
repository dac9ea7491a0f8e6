import { useEffect, useSyncExternalStore } from "react";

/** From here on cards stand in a grid instead of behind tabs. */
const WIDE = "(min-width: 48rem)";

/** Returns true where the screen is wide enough for a grid of cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

/** Returns false while the browser knows that it has no connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener("online", listener);
      addEventListener("offline", listener);
      return () => {
        removeEventListener("online", listener);
        removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}

/** Makes the browser ask before it closes or leaves the page while something would be lost. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", preventLeaving);
    return () => removeEventListener("beforeunload", preventLeaving);
  }, [active]);
}
