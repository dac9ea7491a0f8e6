import { untilQuarterHour } from "#core/days.ts";

/**
 * Calls `readAgain` while the page is visible: every `everyMs`, at each midnight, and when the reader comes back to it.
 * For pages without React; screens use `liveQuery`.
 */
export function refetchWhileVisible(readAgain: () => void, everyMs: number): void {
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
