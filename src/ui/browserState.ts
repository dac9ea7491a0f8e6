import { useEffect } from "react";
import { useStore } from "#core/store.ts";

/** From here on cards stand in a grid instead of behind tabs. */
const WIDE = "(min-width: 48rem)";

/** From here on there is room for the guests' page beside the forms. */
const ROOM_BESIDE = "(min-width: 80rem)";

const matching = (media: string) => ({
  get: () => matchMedia(media).matches,
  subscribe(listener: () => void) {
    const query = matchMedia(media);
    query.addEventListener("change", listener);
    return () => query.removeEventListener("change", listener);
  },
});
const wide = matching(WIDE);
const roomBeside = matching(ROOM_BESIDE);

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

/** Returns true where the screen is wide enough for a grid of cards. */
export const useWide = () => useStore(wide, true);

/** Returns true where the guests' page has room beside the forms. */
export const useRoomBeside = () => useStore(roomBeside, false);

/** Returns false while the browser knows that it has no connection. */
export const useOnline = () => useStore(online, true);

/** Makes the browser ask before it closes or leaves the page while something would be lost. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", preventLeaving);
    return () => removeEventListener("beforeunload", preventLeaving);
  }, [active]);
}
