import { beforeEach, expect, test, vi } from "vitest";
import { refetchWhileVisible } from "#core/refetchWhileVisible.ts";

const MINUTE = 60_000;

function turnTo(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-01-05T23:50:30+13:00") });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

test("a page is read again while it is looked at, at midnight, and when its reader comes back", () => {
  const readAt: string[] = [];
  turnTo("visible");
  refetchWhileVisible(() => readAt.push(new Date().toISOString().slice(11, 19)), 20 * MINUTE);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(readAt).toEqual(["11:00:00"]);
  turnTo("hidden");
  vi.advanceTimersByTime(60 * MINUTE);
  expect(readAt).toHaveLength(1);
  turnTo("visible");
  expect(readAt).toHaveLength(2);
});
