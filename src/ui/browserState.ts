import { useEffect } from "react";
import { useStore } from "#core/externalStore.ts";

/** Minimum width for cards in a grid instead of behind tabs. */
const WIDE = "(min-width: 48rem)";

/** Minimum width for the guest page next to the forms. */
const SIDE_BY_SIDE = "(min-width: 80rem)";

const matching = (media: string) => ({
  get: () => matchMedia(media).matches,
  subscribe(listener: () => void) {
    const query = matchMedia(media);
    query.addEventListener("change", listener);
    return () => query.removeEventListener("change", listener);
  },
});
const wide = matching(WIDE);
const sideBySide = matching(SIDE_BY_SIDE);

const online = {
  get: () => navigator.onLine,
  subscribe(listener: () => void) {
    addEventListener("online", listener);
    addEventListener("offline", listener);
    return () => {
      removeEventListener("online", listener);
      removeEventListener("offline", listener);
    };
  },
};

/** No browser says that its time zone has changed. */
const timeZone = {
  get: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  subscribe: () => () => {},
};

const hash = {
  get: () => location.hash,
  subscribe(listener: () => void) {
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  },
};

/** Returns the part of the screen that the URL names, as "#logo". */
export const useHash = () => useStore(hash, "");

/** Returns the reader's time zone; UTC while the server's markup is shown, so that both render the same at first. */
export const useTimeZone = () => useStore(timeZone, "UTC");

/** Returns whether the screen is wide enough for a grid of cards. */
export const useWide = () => useStore(wide, true);

/** Returns whether the guest page fits next to the forms. */
export const useSideBySide = () => useStore(sideBySide, false);

/** Returns false while the browser knows that it has no connection. */
export const useOnline = () => useStore(online, true);

/** Makes the browser confirm closing or leaving the page while active. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", preventLeaving);
    return () => removeEventListener("beforeunload", preventLeaving);
  }, [active]);
}
