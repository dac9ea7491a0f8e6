import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { addToCount } from "#analytics/store.server.ts";
import { done, abandon, type JobKind, type JobRule } from "#core/jobs/jobKind.server.ts";
import { claimNextJob, runJob } from "#core/jobs/runJob.server.ts";
import { ensureScheduled } from "#core/jobs/schedule.server.ts";
import { listFailedJobs, reviveJob } from "#core/jobs/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { newWorld, type World } from "#test/world.ts";

const MINUTE = 60_000;
const counted = { hour: 0, name: "counted", route: "", properties: "" };
const never = new AbortController().signal;

let world: World;
let context: AppContext;
beforeAll(async () => {
  world = await newWorld();
  context = world.context;
});
beforeEach(async () => {
  await context.db.deleteFrom("jobs").execute();
  await context.db.deleteFrom("event_counts").execute();
  world.logged.length = 0;
});

function ruleOf(run: JobKind<{ name: string }>["run"], more: Partial<JobRule> = {}): JobRule {
  const kind: JobKind<{ name: string }> = { name: "test.kind", payload: z.object({ name: z.string() }), run };
  return { kind, timeout: MINUTE, attempts: 3, backOff: [MINUTE, 10 * MINUTE], ...more };
}

const add = ({ kind }: JobRule, db = context.db) => context.jobs.add(db, kind, { name: "Aroha" });
const rows = () => context.db.selectFrom("jobs").selectAll().execute();
const countOf = async () =>
  (await context.db.selectFrom("event_counts").select("count").executeTakeFirst())?.count ?? 0;

/** Claims and runs the next job that is due, and returns whether there was one. */
async function runNext(rule: JobRule): Promise<boolean> {
  const job = await claimNextJob(context, [rule]);
  if (job) await runJob(context, job, never);
  return job !== undefined;
}

describe("a job", () => {
  const countOne = ruleOf(async () => done((db) => addToCount(db, counted)));

  test("runs once, with its payload, and leaves no row", async () => {
    const seen: string[] = [];
    const rule = ruleOf(async (_platform, { name }) => {
      seen.push(name);
      return done();
    });
    await add(rule);
    expect(await runNext(rule)).toBe(true);
    expect(await runNext(rule)).toBe(false);
    expect(seen).toEqual(["Aroha"]);
    expect(await rows()).toEqual([]);
  });

  test("is there only if what caused it was stored", async () => {
    const failing = context.db.transaction().execute(async (db) => {
      await add(countOne, db);
      throw new Error("the rest failed");
    });
    await expect(failing).rejects.toThrow("the rest failed");
    expect(await rows()).toEqual([]);
  });

  test("waits until it is due", async () => {
    await context.jobs.add(context.db, countOne.kind, { name: "" }, { due: world.clock.now() + MINUTE });
    expect(await runNext(countOne)).toBe(false);
    world.clock.advance(MINUTE);
    expect(await runNext(countOne)).toBe(true);
  });

  test("of a kind that this version does not know is left alone", async () => {
    await add(countOne);
    expect(await runNext({ ...countOne, kind: { ...countOne.kind, name: "test.other" } })).toBe(false);
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
  });

  test("stores nothing where its effects cannot all be stored, and is tried again", async () => {
    const rule = ruleOf(async () =>
      done(async (db) => {
        await addToCount(db, counted);
        throw new Error("the second half failed");
      }),
    );
    await add(rule);
    await runNext(rule);
    expect(await countOf()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null }]);
  });

  test("that outlived its lease stores nothing once another worker has claimed it", async () => {
    let finishLate = () => {};
    const late = new Promise<void>((resolve) => (finishLate = resolve));
    const slow = ruleOf(async () => {
      await late;
      return done((db) => addToCount(db, counted));
    });
    await add(slow);
    const stale = await claimNextJob(context, [slow]);
    if (!stale) throw new Error("nothing was claimed");
    const ending = runJob(context, stale, never);
    world.clock.advance(MINUTE);
    expect(await runNext(countOne)).toBe(false); // its lease is longer than its time-out
    world.clock.advance(MINUTE);
    expect(await runNext(countOne)).toBe(true);
    expect(await countOf()).toBe(1);
    finishLate();
    await ending;
    expect(await countOf()).toBe(1);
    expect(world.logged).toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: "a job ended after its lease had passed to another worker, and stored nothing",
      }),
    );
  });

  test("that outlived its lease stores its effects all the same while nobody else has claimed it", async () => {
    await add(countOne);
    const claimed = await claimNextJob(context, [countOne]);
    if (!claimed) throw new Error("nothing was claimed");
    world.clock.advance(10 * MINUTE);
    await runJob(context, claimed, never);
    expect(await countOf()).toBe(1);
    expect(await rows()).toEqual([]);
  });
});

describe("a job that fails", () => {
  const broken = ruleOf(() => Promise.reject(new Error("550 <aroha@example.com> is full")));

  test("is tried again after a wait that doubles, then kept for the operator, without an email address", async () => {
    await add(broken);
    for (const wait of [MINUTE, 2 * MINUTE]) {
      await runNext(broken);
      world.clock.advance(wait - 1);
      expect(await runNext(broken)).toBe(false);
      world.clock.advance(wait * 0.1 + 1);
    }
    await runNext(broken);
    world.clock.advance(100 * MINUTE);
    expect(await runNext(broken)).toBe(false);
    expect(await rows()).toMatchObject([
      { attempts: 3, failed_at: expect.any(Number), failure: "Error: 550 <[email]> is full" },
    ]);
    const about = { kind: "test.kind", err: expect.anything() };
    expect(world.logged).toMatchObject([
      { level: 40, attempt: 1, ...about },
      { level: 40, attempt: 2, ...about },
      { level: 50, attempt: 3, msg: "a job has failed for good", ...about },
    ]);
    expect(JSON.stringify(world.logged)).not.toContain("aroha");
  });

  test("runs again, as if it were new, once the operator says so", async () => {
    await add(broken);
    const [row] = await rows();
    if (!row) throw new Error("no job was added");
    expect(await reviveJob(context.db, row.id, world.clock.now())).toBe(false);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await runNext(broken);
      world.clock.advance(30 * MINUTE);
    }
    expect(await listFailedJobs(context.db)).toMatchObject([{ id: row.id, attempts: 3 }]);
    expect(await reviveJob(context.db, row.id, world.clock.now())).toBe(true);
    expect(await listFailedJobs(context.db)).toEqual([]);
    const fixed = { ...broken, kind: { ...broken.kind, run: async () => done() } };
    expect(await runNext(fixed)).toBe(true);
    expect(await rows()).toEqual([]);
  });

  test("is deleted 30 days after it was given up", async () => {
    await add(broken);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await runNext(broken);
      world.clock.advance(30 * MINUTE);
    }
    const failed = async () => (await rows()).filter(({ failed_at: time }) => time !== null);
    world.clock.advance(29 * 24 * 60 * MINUTE);
    await world.runJobs();
    expect(await failed()).toHaveLength(1);
    world.clock.advance(2 * 24 * 60 * MINUTE);
    await world.runJobs();
    expect(await failed()).toEqual([]);
  });

  test("for a reason that no other try would mend is given up at once", async () => {
    const rule = ruleOf(async () => abandon("there is no such mailbox"));
    await add(rule);
    await runNext(rule);
    expect(await rows()).toMatchObject([{ attempts: 1, failure: "Error: there is no such mailbox" }]);
    world.clock.advance(100 * MINUTE);
    expect(await runNext(rule)).toBe(false);
  });

  test("to end within its time is tried again", async () => {
    let signal: AbortSignal | undefined;
    const rule = ruleOf(
      (_platform, _payload, job) => {
        signal = job.signal;
        return new Promise(() => {});
      },
      { timeout: 20 },
    );
    await add(rule);
    await runNext(rule);
    expect(signal?.aborted).toBe(true);
    expect(await rows()).toMatchObject([
      { attempts: 1, locked_until: 0, failure: "Error: it took too long" },
    ]);
  });

  test("by ending its process each time is given up too", async () => {
    await add(broken);
    for (let crash = 0; crash < 3; crash += 1) {
      expect(await claimNextJob(context, [broken])).toBeDefined();
      world.clock.advance(2 * MINUTE);
    }
    await runNext(broken);
    expect(await rows()).toMatchObject([
      { failed_at: world.clock.now(), failure: "Error: its process ended in the middle each time" },
    ]);
  });

  test("because its payload is of another form is given up without being run", async () => {
    await add(broken);
    await context.db.updateTable("jobs").set({ payload: '{"nome":1}' }).execute();
    await runNext(broken);
    expect(await rows()).toMatchObject([{ failure: "Error: its payload does not fit its schema" }]);
  });
});

describe("a scheduled job", () => {
  let runs = 0;
  const kind: JobKind<null> = {
    name: "test.hourly",
    payload: z.null(),
    run: async () => {
      runs += 1;
      return done();
    },
  };
  const hourly: JobRule = { ...ruleOf(async () => done()), kind, every: 60 * MINUTE };
  beforeEach(() => {
    runs = 0;
  });

  test("runs at once where it is new, then every hour and up to a tenth", async () => {
    await ensureScheduled(context, [hourly]);
    await ensureScheduled(context, [hourly]);
    expect(await runNext(hourly)).toBe(true);
    await ensureScheduled(context, [hourly]);
    world.clock.advance(60 * MINUTE - 1);
    expect(await runNext(hourly)).toBe(false);
    world.clock.advance(6 * MINUTE + 1);
    expect(await runNext(hourly)).toBe(true);
    expect(await runNext(hourly)).toBe(false);
    expect(runs).toBe(2);
  });

  test("runs earlier where its schedule has become shorter", async () => {
    await ensureScheduled(context, [hourly]);
    await runNext(hourly);
    const oftener = { ...hourly, every: MINUTE };
    await ensureScheduled(context, [oftener]);
    world.clock.advance(2 * MINUTE);
    expect(await runNext(oftener)).toBe(true);
  });

  test("that has failed for good has its next turn", async () => {
    const failing = { ...hourly, attempts: 1, kind: { ...kind, run: () => Promise.reject(new Error("no")) } };
    await ensureScheduled(context, [failing]);
    await runNext(failing);
    expect(world.logged).toMatchObject([{ level: 50, msg: "a job has failed for good" }]);
    world.clock.advance(70 * MINUTE);
    expect(await runNext(hourly)).toBe(true);
    expect(await rows()).toMatchObject([{ attempts: 0, failure: null }]);
  });
});
