import { focusManager, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, newQueryClient } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";
import { coverScreen, uncoverScreen } from "#core/otherSession.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-01-05T22:59:30+13:00") });
  return () => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  };
});

function look(everyMs?: number, queryFn: () => Promise<unknown> = async () => "Lake House") {
  const read = vi.fn<() => Promise<unknown>>(queryFn);
  const client = newQueryClient();
  client.mount();
  const stop = new QueryObserver(client, {
    queryKey: ["/api/stays"],
    queryFn: read,
    ...liveQuery(everyMs),
  }).subscribe(() => {});
  return { read, stop: () => (stop(), client.unmount()) };
}

test("what changes by itself is read each minute while it is looked at", async () => {
  const { read, stop } = look();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(10);
  stop();
});

test("a tab that nobody looks at reads nothing, and reads at once when it is looked at again", async () => {
  const { read, stop } = look();
  await vi.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(8 * HOUR);
  expect(read).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

test("a screen covered because another user signed in reads nothing until it is uncovered", async () => {
  const { read, stop } = look();
  await vi.advanceTimersByTimeAsync(0);
  coverScreen("This browser is now signed in as Ben Host.");
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(read).toHaveBeenCalledTimes(1);
  uncoverScreen();
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

test("what is read more seldom is read at midnight all the same", async () => {
  const readAt: number[] = [];
  const { stop } = look(5 * HOUR, async () => readAt.push(Date.now()));
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  const midnight = Date.parse("2026-01-06T00:00:00+13:00");
  expect(readAt.some((at) => at >= midnight && at < midnight + 1000)).toBe(true);
  stop();
});

test("a session that has ended is not asked again and again", async () => {
  const signedOut = new ApiError(401, '{"code":"signed_out","message":"Please sign in to go on."}');
  const { read, stop } = look(MINUTE, () => Promise.reject(signedOut));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});
