import type { JobResult, JobRule } from "#core/jobs/jobKind.server.ts";
import { claimJob, deleteJob, extendClaim, releaseJob } from "#core/jobs/store.server.ts";
import { withoutEmails } from "#core/log.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { JobsTable } from "#core/tables.server.ts";

/** Lease beyond the time-out, for the transaction that ends the job. */
const LEASE_MARGIN_MS = 30_000;

/** Share by which waits differ, so that jobs which failed together do not retry together. */
const JITTER = 0.1;

/** A job that this process has claimed, with the rule of its kind. */
export interface ClaimedJob {
  row: JobsTable;
  rule: JobRule;
}

/** Claims the next job that is due and whose id is not among those that run in this process. */
export async function claimNextJob(
  context: AppContext,
  rules: JobRule[],
  running: string[] = [],
): Promise<ClaimedJob | undefined> {
  const leases = new Map(rules.map((rule) => [rule.kind.name, leaseOf(rule)]));
  const row = await claimJob(context, leases, context.now(), running);
  const rule = rules.find(({ kind }) => kind.name === row?.kind);
  return row && rule && { row, rule };
}

const leaseOf = ({ timeout, lease }: JobRule) => lease ?? timeout + LEASE_MARGIN_MS;

/** Runs a job and stores its result. Throws when the database fails; the lease then runs out. */
export async function runJob(context: AppContext, job: ClaimedJob, stop: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(job.rule.timeout);
  const lost = new AbortController();
  const endRenewal = renewLease(context, job, () => lost.abort());
  try {
    const end = await runUntil(context, job, AbortSignal.any([stop, timeout, lost.signal]));
    await (end.done ? finish(context, job, end) : giveUp(context, job, new Error(end.reason)));
  } catch (error) {
    if (stop.aborted) return giveBack(context, job);
    const isLast = job.row.attempts >= job.rule.attempts;
    await (isLast ? giveUp(context, job, error) : tryAgain(context, job, error));
  } finally {
    endRenewal();
  }
}

/**
 * Renews the claim of a job that has a lease, three times within it. A renewal that fails is tried again; one that finds
 * another worker's claim calls `onLost`.
 */
function renewLease({ db, now, log }: AppContext, { row, rule }: ClaimedJob, onLost: () => void): () => void {
  const { lease } = rule;
  if (lease === undefined) return () => {};
  const renew = () =>
    void extendClaim(db, row, now() + lease).then(
      (isOurs) => isOurs || onLost(),
      (error: unknown) => log.warn({ err: error }, "the claim of a job was not renewed"),
    );
  const timer = setInterval(renew, lease / 3).unref();
  return () => clearInterval(timer);
}

async function runUntil(context: AppContext, job: ClaimedJob, signal: AbortSignal): Promise<JobResult> {
  const { row, rule } = job;
  if (row.attempts > rule.attempts)
    return { done: false, reason: "its process ended in the middle each time" };
  const payload = rule.kind.payload.safeParse(JSON.parse(row.payload));
  if (!payload.success) return { done: false, reason: "its payload does not fit its schema" };
  const cutOff = new Promise<never>((_, reject) => {
    const cut = () => reject(new Error("it took too long", { cause: signal.reason }));
    if (signal.aborted) cut();
    else signal.addEventListener("abort", cut, { once: true });
  });
  const work = rule.kind.run(context, payload.data, { id: row.id, addedAt: row.added_at, signal });
  return Promise.race([work, cutOff]);
}

/** Ends the job and stores its effects in one transaction, unless another worker has claimed it. */
async function finish(context: AppContext, job: ClaimedJob, end: Extract<JobResult, { done: true }>) {
  const due = nextTurn(context, job);
  const isOurs = await context.db.transaction().execute(async (db) => {
    const ended =
      due === undefined
        ? await deleteJob(db, job.row)
        : await releaseJob(db, job.row, { due, attempts: 0, failure: null });
    if (ended) await end.commit?.(db);
    return ended;
  });
  if (!isOurs) return warnOfLostLease(context, job);
  count(context, job, "done");
}

async function tryAgain(context: AppContext, job: ClaimedJob, error: unknown): Promise<void> {
  const { row, rule } = job;
  const [from, to] = rule.backOff;
  const due = context.now() + withJitter(context, Math.min(from * 2 ** (row.attempts - 1), to));
  const released = await releaseJob(context.db, row, { due, failure: reasonOfFailure(error) });
  if (!released) return warnOfLostLease(context, job);
  count(context, job, "again");
  context.log.warn(
    { ...about(job), err: error, due: new Date(due).toISOString() },
    "a job will be tried again",
  );
}

/** A scheduled job waits for its next run; any other stays for the operator to see. */
async function giveUp(context: AppContext, job: ClaimedJob, error: unknown): Promise<void> {
  const due = nextTurn(context, job);
  const failure = reasonOfFailure(error);
  const change = due === undefined ? { failed_at: context.now(), failure } : { due, attempts: 0, failure };
  if (!(await releaseJob(context.db, job.row, change))) return warnOfLostLease(context, job);
  count(context, job, "failed");
  context.log.error({ ...about(job), err: error }, "a job has failed for good");
}

/** The attempt does not count: the job did not fail. */
async function giveBack(context: AppContext, job: ClaimedJob): Promise<void> {
  await releaseJob(context.db, job.row, { attempts: job.row.attempts - 1 });
}

function nextTurn(context: AppContext, { row, rule }: ClaimedJob): number | undefined {
  if (rule.every === undefined || row.id !== rule.kind.name) return undefined;
  return context.now() + withJitter(context, rule.every);
}

const withJitter = ({ randomBytes }: AppContext, ms: number) =>
  Math.round(ms * (1 + (JITTER * (randomBytes(1)[0] ?? 0)) / 256));

const count = ({ metrics }: AppContext, { row }: ClaimedJob, outcome: string) =>
  metrics.jobs.inc({ kind: row.kind, outcome });

const about = ({ row }: ClaimedJob) => ({ job: row.id, kind: row.kind, attempt: row.attempts });

const warnOfLostLease = ({ log }: AppContext, job: ClaimedJob) =>
  log.warn(about(job), "a job ended after its lease had passed to another worker, and stored nothing");

const reasonOfFailure = (error: unknown) =>
  withoutEmails(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
