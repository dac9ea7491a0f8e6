import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { newProcessPool } from "#core/processPool.server.ts";
import type { TestJobs } from "#test/jobProcess.ts";

const limits = { processes: 1, seconds: 60, waiting: 10, megabytes: 200 };
const newPool = (more: Partial<typeof limits> = {}) =>
  newProcessPool<TestJobs>(new URL("../../test/jobProcess.ts", import.meta.url), { ...limits, ...more });

test("does jobs one after the other, and throws what they throw", async () => {
  const pool = newPool();
  const all = await Promise.all([1, 2, 3].map((number) => pool.run("aroha", "double", number)));
  expect(all).toEqual([2, 4, 6].map((value) => ({ ok: true, value })));
  await expect(pool.run("aroha", "fail", undefined)).rejects.toThrow("no such number");
  expect(await pool.run("aroha", "double", 21)).toEqual({ ok: true, value: 42 });
});

test("ends a job that takes too long, and goes on with the next", async () => {
  const pool = newPool({ seconds: 2 });
  const [endless, next] = await Promise.all([
    pool.run("aroha", "never", undefined),
    pool.run("bo", "double", 4),
  ]);
  expect(endless).toMatchObject({ ok: false, refusal: { code: "too_large" } });
  expect(next).toEqual({ ok: true, value: 8 });
});

test.each(["fill", "fillBuffers", "split"] as const)(
  "ends a job whose memory ends (%s), and goes on with the next",
  async (name) => {
    const pool = newPool();
    expect(await pool.run("aroha", name, undefined)).toMatchObject({
      ok: false,
      refusal: { code: "too_large" },
    });
    expect(await pool.run("aroha", "double", 5)).toEqual({ ok: true, value: 10 });
  },
);

test("does the next job in the same process while that has most of its memory left", async () => {
  const pool = newPool();
  const first = await pool.run("aroha", "hold", 1);
  expect(await pool.run("bo", "hold", 1)).toEqual(first);
});

test("does not refuse a job for the memory that earlier ones took", async () => {
  const pool = newPool();
  for (const owner of ["aroha", "bo", "kiri"])
    expect(await pool.run(owner, "hold", 80)).toMatchObject({ ok: true });
});

test("does a job again in a fresh process where one in use ended under it", async () => {
  const pool = newPool();
  const first = await pool.run("aroha", "endWhenUsed", undefined);
  const second = await pool.run("bo", "endWhenUsed", undefined);
  expect([first.ok, second.ok]).toEqual([true, true]);
  expect(second).not.toEqual(first);
});

test("does one job of an owner at a time, and those of others meanwhile", async () => {
  const pool = newPool({ processes: 2, seconds: 4 });
  const ends: string[] = [];
  const heavy = ["first", "second"].map((which) =>
    pool.run("aroha", "never", undefined).then(() => ends.push(which)),
  );
  await pool.run("bo", "double", 1).then(() => ends.push("bo"));
  await Promise.all(heavy);
  expect(ends).toEqual(["bo", "first", "second"]);
});

test("sends away who would wait behind too many others", async () => {
  const pool = newPool({ waiting: 2 });
  const all = await Promise.all([1, 2, 3, 4].map((number) => pool.run("aroha", "double", number)));
  expect(all.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect(all[3]).toMatchObject({ refusal: { code: "busy", retryAfter: 5 } });
});

test("a process has nothing of the server's environment", async () => {
  process.env.TEST_SECRET = "kea";
  const names = await newPool().run("aroha", "environment", undefined);
  expect(names.ok && names.value).not.toContain("TEST_SECRET");
});

test("starts processes of its own build while the next one replaces it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "porchlight-build-"));
  const file = join(folder, "doubleProcess.js");
  writeFileSync(
    file,
    'import "node:fs"; process.on("message", ({ input }) => process.send({ outcome: { ok: true, value: input * 2 }, rss: 1 }));',
  );
  const pool = newProcessPool<TestJobs>(pathToFileURL(file), limits);
  rmSync(folder, { recursive: true });
  expect(await pool.run("aroha", "double", 21)).toEqual({ ok: true, value: 42 });
});

test("says where a process cannot be started", async () => {
  const pool = newProcessPool<TestJobs>(new URL("./thereIsNoSuchProcess.ts", import.meta.url));
  await expect(pool.run("aroha", "double", 1)).rejects.toThrow("thereIsNoSuchProcess");
});
