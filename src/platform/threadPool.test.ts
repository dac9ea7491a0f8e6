import { expect, test } from "vitest";
import { newThreadPool } from "#platform/threadPool.server.ts";

interface Jobs {
  [name: string]: (input: never) => unknown;
  double: (number: number) => number;
  never: (input: null) => number;
  fill: (input: null) => number;
  fillBuffers: (input: null) => number;
  fail: (input: null) => number;
}

const thread = `
  import { parentPort } from "node:worker_threads";
  const jobs = {
    double: (number) => number * 2,
    never: () => { for (;;); },
    fill: () => { const all = []; for (;;) all.push({ at: all.length, words: [all.length] }); },
    fillBuffers: () => { const all = []; for (;;) { all.push(new Uint8Array(1e6).fill(1)); if (all.length > 4000) return 0; } },
    fail: () => { throw new Error("no such number"); },
  };
  parentPort.on("message", ({ name, input }) => {
    try { parentPort.postMessage({ ok: true, value: jobs[name](input) }); }
    catch (error) { parentPort.postMessage({ ok: false, error }); }
  });`;

const newPool = (more: { seconds?: number; waiting?: number } = {}) =>
  newThreadPool<Jobs>({
    entry: () => new URL(`data:text/javascript,${encodeURIComponent(thread)}`),
    threads: 1,
    seconds: 10,
    waiting: 10,
    megabytes: 32,
    ...more,
  });

test("does jobs one after the other, and throws what they throw", async () => {
  const pool = newPool();
  const all = await Promise.all([1, 2, 3].map((number) => pool.run("double", number)));
  expect(all).toEqual([2, 4, 6].map((value) => ({ ok: true, value })));
  await expect(pool.run("fail", null)).rejects.toThrow("no such number");
  expect(await pool.run("double", 21)).toEqual({ ok: true, value: 42 });
});

test("ends a job that takes too long, and goes on with the next", async () => {
  const pool = newPool({ seconds: 1 });
  const [endless, next] = await Promise.all([pool.run("never", null), pool.run("double", 4)]);
  expect(endless).toMatchObject({ ok: false, refusal: { code: "too_large" } });
  expect(next).toEqual({ ok: true, value: 8 });
});

test("ends a job that takes too much memory, and goes on with the next", async () => {
  const pool = newPool();
  expect(await pool.run("fill", null)).toMatchObject({ ok: false, refusal: { code: "too_large" } });
  expect(await pool.run("double", 5)).toEqual({ ok: true, value: 10 });
});

test("ends a job whose buffers take too much memory, and goes on with the next", async () => {
  const pool = newPool();
  expect(await pool.run("fillBuffers", null)).toMatchObject({ ok: false, refusal: { code: "too_large" } });
  expect(await pool.run("double", 6)).toEqual({ ok: true, value: 12 });
});

test("sends away who would wait behind too many others", async () => {
  const pool = newPool({ waiting: 2 });
  const all = await Promise.all([1, 2, 3, 4].map((number) => pool.run("double", number)));
  expect(all.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect(all[3]).toMatchObject({ refusal: { code: "busy", retryAfter: 5 } });
});

test("says where a thread cannot be started", async () => {
  const pool = newThreadPool<Jobs>({
    entry: () => new URL("./thereIsNoSuchThread.js", import.meta.url),
    threads: 1,
    seconds: 10,
    waiting: 1,
    megabytes: 32,
  });
  await expect(pool.run("double", 1)).rejects.toThrow("thereIsNoSuchThread");
});
