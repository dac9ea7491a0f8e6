import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

interface AnyJob {
  /**
   * A method, so that jobs that take less than anything are jobs: the pool's types check what each is sent. It may return
   * a promise.
   */
  run(input: unknown): unknown;
}

/** What a child process can do, by name. Input and output are copied between the processes. */
export type ProcessJobs = Record<string, AnyJob["run"]>;

export interface JobRequest {
  name: string;
  input: unknown;
}

export type JobOutcome = { ok: true; value: unknown } | { ok: false; error: unknown };

export interface JobReply {
  outcome: JobOutcome;
  /** How many bytes of memory the process takes after the job. */
  rss: number;
}

/**
 * Ends the process where it takes more bytes than its first argument says, buffers included, or where the server has gone.
 * It has a thread of its own, since a job may leave the main one no turn.
 */
const WATCH = `
  const { workerData: { bytes, server } } = require("node:worker_threads");
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes || process.ppid !== server) process.kill(process.pid, "SIGKILL");
  }, 50);`;

/** Does in this process what the server's pool sends, one job after the other, until the server has gone. */
export function serveJobs(jobs: ProcessJobs): void {
  const bytes = Number(process.argv[2]);
  offerToSystem();
  // The process's own arguments say that what it runs is a module, which the watch is not.
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { bytes, server: process.ppid } }).unref();
  process.on("message", ({ name, input }: JobRequest) => {
    void outcomeOf(jobs, name, input).then((outcome) =>
      process.send?.({ outcome, rss: process.memoryUsage.rss() } satisfies JobReply),
    );
  });
  process.on("disconnect", () => process.exit());
  // A signal to all processes of a service is for its server: that finishes what it has begun.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
}

/** Where the machine's memory ends, Linux takes this process first and not the server. Elsewhere there is no such file. */
function offerToSystem(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    return;
  }
}

async function outcomeOf(jobs: ProcessJobs, name: string, input: unknown): Promise<JobOutcome> {
  try {
    const job = jobs[name];
    if (!job) throw new Error(`this process has no job ${name}`);
    return { ok: true, value: await job(input) };
  } catch (error) {
    return { ok: false, error };
  }
}
