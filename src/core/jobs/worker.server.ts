import type { JobRule } from "#core/jobs/jobKind.server.ts";
import { claimNextJob, runJob, type ClaimedJob } from "#core/jobs/runJob.server.ts";
import { ensureScheduled } from "#core/jobs/schedule.server.ts";
import { isJobDue } from "#core/jobs/store.server.ts";
import { outageOf } from "#core/outage.server.ts";
import type { AppContext } from "#core/context.server.ts";

const POLL_MS = 1000;
/** Wait after a job was added: its transaction may commit a little later. */
const SOON_MS = 50;
const SOON_POLLS = 5;
/** How many jobs one process runs at a time. */
const LANES = 4;
/** How long running jobs may take to finish when the server stops. */
const FINISH_MS = 4000;

export interface Worker {
  /** Claims no more jobs, lets running ones finish for four seconds at most, and releases the rest. */
  stop(): Promise<void>;
}

/** Runs jobs as they become due: at once when this process added them, else within a second. */
export function startWorker(context: AppContext, rules: JobRule[], { pollMs = POLL_MS } = {}): Worker {
  const { db, now, log } = context;
  const stopping = new AbortController();
  const running = new Map<Promise<void>, ClaimedJob>();
  let isStopped = false;
  let isScheduled = false;
  let isFailing = false;
  let soonPolls = 0;
  let mustLookAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const hasFreeLane = () => !isStopped && running.size < LANES;

  /** The rules of which another job may run: slow receivers of one kind leave lanes for the others. */
  function openRules(): JobRule[] {
    const busy = [...running.values()];
    return rules.filter(
      ({ kind, lanes = LANES }) => busy.filter(({ rule }) => rule.kind === kind).length < lanes,
    );
  }

  const runningIds = () => [...running.values()].map(({ row }) => row.id);

  async function takeDueJobs(): Promise<void> {
    if (!isScheduled) await ensureScheduled(context, rules);
    isScheduled = true;
    while (hasFreeLane() && (await isJobDue(db, namesOf(openRules()), now(), runningIds()))) {
      if (isStopped) return;
      const job = await claimNextJob(context, openRules(), runningIds());
      if (!job) return;
      const run = runJob(context, job, stopping.signal)
        .catch((error: unknown) =>
          log.error({ err: error, kind: job.row.kind }, "the end of a job was not stored"),
        )
        .finally(() => {
          running.delete(run);
          look();
        });
      running.set(run, job);
    }
  }

  /** Logs once when jobs cannot be read, and once when they can again; the log itself reports outages. */
  async function takeOrLog(): Promise<void> {
    try {
      await takeDueJobs();
      if (isFailing) log.info("jobs run again");
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, "jobs cannot be read; they wait");
      isFailing = outageOf(error) === null;
    }
  }

  function look(): void {
    if (isStopped) return;
    if (looking) {
      mustLookAgain = true;
      return;
    }
    clearTimeout(timer);
    looking = takeOrLog().finally(() => {
      looking = undefined;
      if (isStopped) return;
      const wait = mustLookAgain ? 0 : soonPolls > 0 ? SOON_MS : pollMs;
      timer = setTimeout(look, wait).unref();
      if (!mustLookAgain) soonPolls = Math.max(0, soonPolls - 1);
      mustLookAgain = false;
    });
  }

  context.jobs.onAdd(() => {
    soonPolls = SOON_POLLS;
    look();
  });
  look();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      const late = setTimeout(() => stopping.abort(), FINISH_MS);
      await Promise.all(running.keys());
      clearTimeout(late);
    },
  };
}

const namesOf = (rules: readonly JobRule[]) => rules.map(({ kind }) => kind.name);
