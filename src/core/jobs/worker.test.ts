import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { addToCount } from "#analytics/store.server.ts";
import { done, type JobKind, type JobRule } from "#core/jobs/jobKind.server.ts";
import { claimNextJob, runJob } from "#core/jobs/runJob.server.ts";
import { startWorker } from "#core/jobs/worker.server.ts";
import { openContext, type AppContext } from "#core/context.server.ts";
import { newWorld } from "#test/world.ts";
import { eventually } from "#test/eventually.ts";

const counted = { hour: 0, name: "counted", route: "", properties: "" };

let context: AppContext;
beforeEach(async () => {
  ({ context } = await newWorld());
});

let runs = 0;
const kind: JobKind<null> = {
  name: "test.countOne",
  payload: z.null(),
  async run() {
    runs += 1;
    await setTimeout(1);
    return done((db) => addToCount(db, counted));
  },
};
const rule: JobRule = { kind, timeout: 60_000, attempts: 3, backOff: [1000, 1000] };
beforeEach(() => {
  runs = 0;
});

const rows = () => context.db.selectFrom("jobs").selectAll().execute();
const countOf = async () =>
  (await context.db.selectFrom("event_counts").select("count").executeTakeFirst())?.count ?? 0;

function work(on: AppContext, rules = [rule], pollMs = 20) {
  const worker = startWorker(on, rules, { pollMs });
  onTestFinished(() => worker.stop());
  return worker;
}

test("of two processes each job runs in one", async () => {
  const other = openContext({ config: context.config, now: context.now, log: context.log });
  onTestFinished(() => other.close());
  await context.db.transaction().execute(async (db) => {
    for (let count = 0; count < 40; count += 1) await context.jobs.add(db, kind, null);
  });
  work(context);
  work(other);
  await eventually(async () => expect(await rows()).toEqual([]));
  expect(runs).toBe(40);
  expect(await countOf()).toBe(40);
});

test("a scheduled job runs in one of them", async () => {
  const hourly = { ...rule, every: 3_600_000 };
  const other = openContext({ config: context.config, now: context.now, log: context.log });
  onTestFinished(() => other.close());
  work(context, [hourly]);
  work(other, [hourly]);
  await eventually(() => expect(runs).toBe(1));
  await setTimeout(100);
  expect(runs).toBe(1);
});

test("a job that is added here does not wait for the next poll", async () => {
  work(context, [rule], 60_000);
  await setTimeout(50);
  await context.db.transaction().execute(async (db) => {
    await context.jobs.add(db, kind, null);
    await setTimeout(30);
  });
  await eventually(() => expect(runs).toBe(1));
});

test.skipIf(process.env.TEST_DATABASE_URL)("idle polls write nothing", async () => {
  const polls = vi.spyOn(context.db, "selectFrom");
  work(context, [{ ...rule, every: 3_600_000 }], 10);
  await eventually(() => expect(runs).toBe(1));
  await setTimeout(100);
  const reader = new Sqlite(join(context.config.dataDir, "porchlight.db"), { readonly: true });
  const version = () => reader.pragma("data_version", { simple: true });
  const before = version();
  polls.mockClear();
  await eventually(() => expect(polls.mock.calls.length).toBeGreaterThan(5));
  expect(version()).toBe(before);
  await context.jobs.add(context.db, { ...kind, name: "test.other" }, null);
  expect(version()).not.toBe(before); // so the check can fail
  reader.close();
});

test("where the database fails the worker says so once, and goes on when it is back", async () => {
  const { context: broken, logged } = await newWorld();
  const selectFrom = vi.spyOn(broken.db, "selectFrom").mockImplementation(() => {
    throw new Error("no database");
  });
  work(broken, [rule], 5);
  await eventually(() => expect(selectFrom.mock.calls.length).toBeGreaterThan(3));
  selectFrom.mockRestore();
  await broken.jobs.add(broken.db, kind, null);
  await eventually(() => expect(runs).toBe(1));
  const reports = [{ msg: "jobs cannot be read; they wait" }, { msg: "jobs run again" }];
  await eventually(() => expect(logged).toMatchObject(reports));
});

describe("a worker that stops", () => {
  test("lets a job under way finish, and takes no more", async () => {
    const slow = {
      ...rule,
      kind: { ...kind, run: () => setTimeout(200).then(() => kind.run(context, null, job)) },
    };
    const job = { id: "", addedAt: 0, signal: new AbortController().signal };
    await context.jobs.add(context.db, kind, null);
    const worker = work(context, [slow]);
    await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]));
    const stopped = worker.stop();
    await context.jobs.add(context.db, kind, null);
    await stopped;
    expect(await countOf()).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
  });
});

describe("another process in the middle of a job", () => {
  /** Starts a worker with one job that never ends, and waits until that has begun. */
  async function startStuck(): Promise<ChildProcess> {
    await context.jobs.add(context.db, kind, null, { due: 0 });
    const { dataDir, databaseUrl = "" } = context.config;
    const child = spawn(process.execPath, ["test/stuckWorker.ts"], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    return child;
  }

  /** The context of this process, `ms` later. */
  async function runNextIn(ms: number): Promise<boolean> {
    const later = { ...context, now: () => Date.now() + ms };
    const job = await claimNextJob(later, [rule]);
    if (job) await runJob(later, job, new AbortController().signal);
    return job !== undefined;
  }

  test("is killed: the job runs again after its lease, and its effects happen once", async () => {
    const child = await startStuck();
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await runNextIn(0)).toBe(false);
    expect(await runNextIn(90_000)).toBe(true);
    expect(await countOf()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  test("is told to stop: it gives the job back in time, as if it had never begun", async () => {
    const child = await startStuck();
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(await rows()).toMatchObject([{ attempts: 0, locked_until: 0, fence: 1 }]);
    expect(await runNextIn(0)).toBe(true);
    expect(await countOf()).toBe(1);
  });
});

test("a job with a lease holds its claim while it runs, and no longer than that after a crash", async () => {
  const world = await newWorld();
  const { db } = world.context;
  const lease = 90;
  const until = async () =>
    (await db.selectFrom("jobs").select("locked_until").executeTakeFirst())?.locked_until ?? 0;
  const long: JobKind<null> = {
    ...kind,
    async run() {
      expect(await until()).toBe(world.clock.now() + lease);
      world.clock.advance(80);
      const renewed = world.clock.now() + lease;
      await eventually(async () => expect(await until()).toBe(renewed));
      return done();
    },
  };
  const rules = [{ ...rule, kind: long, lease }];
  await world.context.jobs.add(db, long, null);
  const claimed = await claimNextJob(world.context, rules);
  if (!claimed) throw new Error("nothing was claimed");
  await runJob(world.context, claimed, new AbortController().signal);
  expect(await db.selectFrom("jobs").selectAll().execute()).toEqual([]);
});

describe("a job whose lease ran out while the database was away", () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const long: JobKind<null> = {
    ...kind,
    async run() {
      runs += 1;
      await ended;
      return done();
    },
  };

  test("is not claimed again by the process that runs it", async () => {
    await context.jobs.add(context.db, long, null);
    work(context, [{ ...rule, kind: long, lease: 60_000 }], 10);
    await eventually(() => expect(runs).toBe(1));
    await context.db.updateTable("jobs").set({ locked_until: 1 }).execute();
    await setTimeout(100);
    expect(runs).toBe(1);
    end();
    await eventually(async () => expect(await rows()).toEqual([]));
  });

  test("and that another process has claimed is broken off here, and stores nothing", async () => {
    const stopped = Promise.withResolvers<void>();
    const until: JobKind<null> = {
      ...kind,
      async run(_context, _payload, { signal }) {
        await context.db.updateTable("jobs").set({ fence: 7 }).execute();
        signal.addEventListener("abort", () => stopped.resolve(), { once: true });
        await stopped.promise;
        return done((db) => addToCount(db, counted));
      },
    };
    await context.jobs.add(context.db, until, null);
    const claimed = await claimNextJob(context, [{ ...rule, kind: until, lease: 60 }]);
    if (!claimed) throw new Error("nothing was claimed");
    await runJob(context, claimed, new AbortController().signal);
    expect(await rows()).toMatchObject([{ fence: 7, failure: null }]);
    expect(await countOf()).toBe(0);
  });
});
