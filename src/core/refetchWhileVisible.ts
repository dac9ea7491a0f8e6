import { untilQuarterHour } from "#core/days.ts";

/** Calls `readAgain` in a visible page every `everyMs`, at midnight and on return, without React. */
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
