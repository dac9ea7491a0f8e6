import type { Database } from "#core/database.server.ts";
import type { StoredKind } from "#core/jobs/queue.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** A kind of job as its domain defines it: what it needs to know, and what it does. */
export interface JobKind<Payload = unknown> extends StoredKind<Payload> {
  /**
   * Does the work. It may run again after a crash, so effects outside the database must bear that; effects in it belong
   * into `done(commit)`. What it throws makes the job run again later.
   */
  run(context: AppContext, payload: Payload, job: RunningJob): Promise<JobResult>;
}

export interface RunningJob {
  id: string;
  addedAt: number;
  /** Aborted when the time is up, or the server stops. */
  signal: AbortSignal;
}

type Commit = (db: Database) => Promise<void>;

/** How a job ended: done, with what is to be stored, or failed in a way that no other try would mend. */
export type JobResult = { done: true; commit: Commit | undefined } | { done: false; reason: string };

/** Ends a job. `commit` stores its effects in the transaction that ends it: all of it happens once, or none. */
export const done = (commit?: Commit): JobResult => ({ done: true, commit });

/** Gives a job up. The reason is logged and shown to the operator, so it holds nothing of a person. */
export const abandon = (reason: string): JobResult => ({ done: false, reason });

/** When a kind of job runs, for how long, and how often it is tried. All times in milliseconds. */
export interface JobRule {
  kind: JobKind;
  /** Runs by itself so long after it last ended, up to a tenth later. Absent where code adds the jobs. */
  every?: number;
  /** After so long a run counts as failed. */
  timeout: number;
  /** A job is given up after so many attempts, those that ended with their process among them. */
  attempts: number;
  /** The wait after the first failed attempt, which doubles with each up to the second figure. */
  backOff: readonly [number, number];
}
