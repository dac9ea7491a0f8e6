import type { JobEnd, JobRule } from "#core/jobs/jobKind.server.ts";
import { claimJob, deleteJob, releaseJob } from "#core/jobs/store.server.ts";
import { withoutEmails } from "#core/log.server.ts";
import type { Platform } from "#core/platform.server.ts";
import type { JobsTable } from "#core/tables.server.ts";

/** How much longer than its time-out a job is leased, for the transaction that ends it. */
const LEASE_MARGIN_MS = 30_000;

/** What waits differ by, so that jobs which failed together are not tried together. */
const JITTER = 0.1;

/** A job that this process holds, and what its kind says. */
export interface ClaimedJob {
  row: JobsTable;
  rule: JobRule;
}

/** Claims the job that has been due for longest, of the kinds that are listed. */
export async function claimNextJob(platform: Platform, rules: JobRule[]): Promise<ClaimedJob | undefined> {
  const leases = new Map(rules.map(({ kind, timeout }) => [kind.name, timeout + LEASE_MARGIN_MS]));
  const row = await claimJob(platform, leases, platform.now());
  const rule = rules.find(({ kind }) => kind.name === row?.kind);
  return row && rule && { row, rule };
}

/**
 * Runs a claimed job to its end, whatever that is, and stores the end. Throws only where the database fails: then the
 * lease runs out, and the job runs again. When `stop` is aborted, the job is given back for another process.
 */
export async function runJob(platform: Platform, job: ClaimedJob, stop: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(job.rule.timeout);
  try {
    const end = await runUntil(platform, job, AbortSignal.any([stop, timeout]));
    await (end.done ? finish(platform, job, end) : giveUp(platform, job, new Error(end.reason)));
  } catch (error) {
    if (stop.aborted) return giveBack(platform, job);
    const isLast = job.row.attempts >= job.rule.attempts;
    await (isLast ? giveUp(platform, job, error) : tryAgain(platform, job, error));
  }
}

async function runUntil(platform: Platform, job: ClaimedJob, signal: AbortSignal): Promise<JobEnd> {
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
  const work = rule.kind.run(platform, payload.data, { id: row.id, addedAt: row.added_at, signal });
  return Promise.race([work, cutOff]);
}

/** Ends the job and stores its effects in one transaction, unless the lease has passed to another worker. */
async function finish(platform: Platform, job: ClaimedJob, end: Extract<JobEnd, { done: true }>) {
  const due = nextTurn(platform, job);
  const isOurs = await platform.db.transaction().execute(async (db) => {
    const ended =
      due === undefined
        ? await deleteJob(db, job.row)
        : await releaseJob(db, job.row, { due, attempts: 0, failure: null });
    if (ended) await end.commit?.(db);
    return ended;
  });
  if (!isOurs) return warnOfLostLease(platform, job);
  count(platform, job, "done");
}

async function tryAgain(platform: Platform, job: ClaimedJob, error: unknown): Promise<void> {
  const { row, rule } = job;
  const [from, to] = rule.backOff;
  const due = platform.now() + withJitter(platform, Math.min(from * 2 ** (row.attempts - 1), to));
  const released = await releaseJob(platform.db, row, { due, failure: reasonOfFailure(error) });
  if (!released) return warnOfLostLease(platform, job);
  count(platform, job, "again");
  platform.log.warn(
    { ...about(job), err: error, due: new Date(due).toISOString() },
    "a job will be tried again",
  );
}

/** A scheduled job has its next turn; any other stays for the operator to see. */
async function giveUp(platform: Platform, job: ClaimedJob, error: unknown): Promise<void> {
  const due = nextTurn(platform, job);
  const failure = reasonOfFailure(error);
  const change = due === undefined ? { failed_at: platform.now(), failure } : { due, attempts: 0, failure };
  if (!(await releaseJob(platform.db, job.row, change))) return warnOfLostLease(platform, job);
  count(platform, job, "failed");
  platform.log.error({ ...about(job), err: error }, "a job has failed for good");
}

/** The attempt does not count: nothing was wrong with it. */
async function giveBack(platform: Platform, job: ClaimedJob): Promise<void> {
  await releaseJob(platform.db, job.row, { attempts: job.row.attempts - 1 });
}

/** When a scheduled job is due next; undefined for a job that code added. */
function nextTurn(platform: Platform, { row, rule }: ClaimedJob): number | undefined {
  if (rule.every === undefined || row.id !== rule.kind.name) return undefined;
  return platform.now() + withJitter(platform, rule.every);
}

const withJitter = ({ randomBytes }: Platform, ms: number) =>
  Math.round(ms * (1 + (JITTER * (randomBytes(1)[0] ?? 0)) / 256));

const count = ({ metrics }: Platform, { row }: ClaimedJob, outcome: string) =>
  metrics.jobs.inc({ kind: row.kind, outcome });

const about = ({ row }: ClaimedJob) => ({ job: row.id, kind: row.kind, attempt: row.attempts });

const warnOfLostLease = ({ log }: Platform, job: ClaimedJob) =>
  log.warn(about(job), "a job ended after its lease had passed to another worker, and stored nothing");

const reasonOfFailure = (error: unknown) =>
  withoutEmails(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
