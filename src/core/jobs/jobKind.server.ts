import { z } from "zod";
import type { Database } from "#core/database.server.ts";
import type { StoredKind } from "#core/jobs/queue.server.ts";
import type { AppContext } from "#core/context.server.ts";

export interface JobKind<Payload = unknown> extends StoredKind<Payload> {
  /** Does the work, maybe again after a crash: effects outside `done(commit)` must be idempotent. */
  run(context: AppContext, payload: Payload, job: RunningJob): Promise<JobResult>;
}

/** Returns a kind of job, with a payload of its schema's type. */
export const jobKind = <Payload>(kind: JobKind<Payload>) => kind;

/** Returns a kind of job without a payload, such as a scheduled one. */
export const scheduledJob = (
  name: string,
  run: (context: AppContext, job: RunningJob) => Promise<JobResult>,
): JobKind<null> => ({ name, payload: z.null(), run: (context, _payload, job) => run(context, job) });

export interface RunningJob {
  id: string;
  addedAt: number;
  /** Aborted at the time-out, when the server stops, or when another worker has claimed the job. */
  signal: AbortSignal;
}

type Commit = (db: Database) => Promise<void>;

/** How a job ended: done, with what to store, or abandoned because a retry cannot help. */
export type JobResult = { done: true; commit: Commit | undefined } | { done: false; reason: string };

/** Ends a job. `commit` stores its effects in the transaction that ends it. */
export const done = (commit?: Commit): JobResult => ({ done: true, commit });

/** Abandons a job. The reason is logged and shown to the operator, so it must not name a person. */
export const abandon = (reason: string): JobResult => ({ done: false, reason });

/** When a kind of job runs, for how long, and how often. All times in milliseconds. */
export interface JobRule {
  kind: JobKind;
  /** Interval from the end of the last run, plus up to a tenth. Absent when code adds the jobs. */
  every?: number;
  /** A longer run counts as failed. */
  timeout: number;
  /**
   * How long a claim holds without a renewal, for long jobs: a crashed process's job runs again after so long, not after
   * the time-out. Without it a claim holds for the time-out.
   */
  lease?: number;
  /** How many of the kind one process runs at a time; absent for as many as it runs jobs. */
  lanes?: number;
  /** Attempts before the job fails for good; a crash counts as one. */
  attempts: number;
  /** The wait after the first failed attempt, and the maximum of the doubled waits. */
  backOff: readonly [number, number];
}
