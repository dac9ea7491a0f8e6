import { untilQuarterHour } from "#core/days.ts";

/**
 * Calls `readAgain` while the page is looked at: every `everyMs`, at each midnight, and whenever the reader comes back to it,
 * from another tab, from history or out of a pocket. For pages without React; screens have `currentRead`.
 */
export function keepCurrent(readAgain: () => void, everyMs: number): void {
  const readIfLookedAt = () => void (document.visibilityState === "visible" && readAgain());
  const wait = () =>
    setTimeout(
      () => {
        readIfLookedAt();
        wait();
      },
      Math.min(everyMs, untilQuarterHour(Date.now())),
    );
  wait();
  document.addEventListener("visibilitychange", readIfLookedAt);
  addEventListener("pageshow", ({ persisted }) => persisted && readIfLookedAt());
}
