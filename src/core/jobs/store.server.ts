import { sql } from "kysely";
import { isPostgres, type Database } from "#core/database.server.ts";
import type { JobsTable } from "#core/tables.server.ts";

type NewJob = Pick<JobsTable, "id" | "kind" | "due" | "payload" | "added_at">;

/** A claim on a job; of several workers, the one with the highest fencing token holds it. */
type Claim = Pick<JobsTable, "id" | "fence">;

/** Stores a job, unless there is one with that id. */
export async function insertJob(db: Database, job: NewJob): Promise<void> {
  await db
    .insertInto("jobs")
    .values({ ...job, attempts: 0, locked_until: 0, fence: 0, failed_at: null, failure: null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** The claimable jobs of these kinds without those that run in this process, longest due first. */
const claimable = (db: Database, kinds: string[], now: number, running: string[]) =>
  db
    .selectFrom("jobs")
    .select("id")
    .where("failed_at", "is", null)
    .where("due", "<=", now)
    .where("locked_until", "<=", now)
    .where("kind", "in", kinds)
    .$if(running.length > 0, (query) => query.where("id", "not in", running))
    .orderBy("due")
    .orderBy("id")
    .limit(1);

/**
 * Returns whether there is a job to claim that does not run in this process. Reads only, so that an idle worker commits
 * nothing.
 */
export async function isJobDue(
  db: Database,
  kinds: string[],
  now: number,
  running: string[],
): Promise<boolean> {
  return (await claimable(db, kinds, now, running).executeTakeFirst()) !== undefined;
}

/**
 * Claims the next job for the lease of its kind, in one statement, so that two workers never get the same. Leaves out the
 * ids that run in this process: after an outage of the database their leases may have run out.
 */
export async function claimJob(
  { db, config }: { db: Database; config: { databaseUrl?: string | undefined } },
  leases: Map<string, number>,
  now: number,
  running: string[] = [],
): Promise<JobsTable | undefined> {
  const next = claimable(db, [...leases.keys()], now, running);
  return db
    .updateTable("jobs")
    .set((row) => {
      const [first, ...others] = [...leases];
      if (!first) throw new Error("there are no kinds of jobs");
      let lease = row.case().when("kind", "=", first[0]).then(first[1]);
      for (const [kind, ms] of others) lease = lease.when("kind", "=", kind).then(ms);
      return {
        // The moment is a parameter, so that the statement is prepared once.
        locked_until: sql<number>`cast(${now} as bigint) + ${lease.else(0).end()}`,
        attempts: row("attempts", "+", 1),
        fence: row("fence", "+", 1),
      };
    })
    .where("id", "=", isPostgres(config) ? next.forUpdate().skipLocked() : next)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a finished job. Returns false when another worker has claimed it since. */
export async function deleteJob(db: Database, { id, fence }: Claim): Promise<boolean> {
  const gone = await db.deleteFrom("jobs").where("id", "=", id).where("fence", "=", fence).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Releases a job to run again or as failed. Returns false when another worker has claimed it since. */
export async function releaseJob(
  db: Database,
  { id, fence }: Claim,
  change: Partial<Pick<JobsTable, "due" | "attempts" | "failed_at" | "failure">>,
): Promise<boolean> {
  const released = await db
    .updateTable("jobs")
    .set({ ...change, locked_until: 0 })
    .where("id", "=", id)
    .where("fence", "=", fence)
    .executeTakeFirst();
  return released.numUpdatedRows > 0n;
}

/** Stores until when a claim holds (epoch ms). Returns false when another worker has claimed the job since, or it ended. */
export async function extendClaim(db: Database, { id, fence }: Claim, until: number): Promise<boolean> {
  const extended = await db
    .updateTable("jobs")
    .set({ locked_until: until })
    .where("id", "=", id)
    .where("fence", "=", fence)
    .where("locked_until", ">", 0)
    .executeTakeFirst();
  return extended.numUpdatedRows > 0n;
}

export function findJobs(
  db: Database,
  ids: string[],
): Promise<Pick<JobsTable, "id" | "due" | "locked_until">[]> {
  return db.selectFrom("jobs").select(["id", "due", "locked_until"]).where("id", "in", ids).execute();
}

/** Stores when a job is due (epoch ms). */
export async function changeDue(db: Database, id: string, due: number): Promise<void> {
  await db.updateTable("jobs").set({ due }).where("id", "=", id).execute();
}

/** Returns the failed jobs, latest first. */
export function listFailedJobs(db: Database): Promise<JobsTable[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .execute();
}

/** Returns the jobs whose last attempt failed, those that failed for good first. */
export function listJobsInTrouble(db: Database, limit: number): Promise<JobsTable[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("failure", "is not", null)
    .orderBy((row) => row.case().when("failed_at", "is", null).then(1).else(0).end())
    .orderBy("due", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Makes a failed job due now, as if new. Returns false when there is none with that id. */
export async function reviveJob(db: Database, id: string, now: number): Promise<boolean> {
  const revived = await db
    .updateTable("jobs")
    .set({ due: now, attempts: 0, failed_at: null })
    .where("id", "=", id)
    .where("failed_at", "is not", null)
    .executeTakeFirst();
  return revived.numUpdatedRows > 0n;
}

/** Deletes the jobs that failed before a time (epoch ms). */
export async function deleteJobsFailedBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom("jobs").where("failed_at", "<=", time).execute();
}

/** Deletes the jobs whose payload contains one of the values, such as an id or an email, ignoring case. */
export async function deleteJobsWith(db: Database, values: string[]): Promise<void> {
  const quoted = values.map((value) => JSON.stringify(value).toLowerCase());
  const jobs = await db.selectFrom("jobs").select(["id", "payload"]).execute();
  for (const { id, payload } of jobs)
    if (quoted.some((value) => payload.toLowerCase().includes(value)))
      await db.deleteFrom("jobs").where("id", "=", id).execute();
}

/** Returns how many jobs are due, how many run, and how many have failed for good. */
export async function countJobs(db: Database, now: number) {
  const { waiting, running, failed } = await db
    .selectFrom("jobs")
    .select(({ fn }) => [
      fn
        .countAll()
        .filterWhere("failed_at", "is", null)
        .filterWhere("locked_until", "<=", now)
        .filterWhere("due", "<=", now)
        .as("waiting"),
      fn.countAll().filterWhere("failed_at", "is", null).filterWhere("locked_until", ">", now).as("running"),
      fn.countAll().filterWhere("failed_at", "is not", null).as("failed"),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), running: Number(running), failed: Number(failed) };
}
