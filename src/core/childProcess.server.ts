import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

interface AnyJob {
  /** A method, so that jobs with a narrower input are assignable. May return a promise. */
  run(input: unknown): unknown;
}

/** The jobs of a child process, by name. Input and output are copied between the processes. */
export type ProcessJobs = Record<string, AnyJob["run"]>;

export interface JobRequest {
  name: string;
  input: unknown;
}

type JobOutcome = { ok: true; value: unknown } | { ok: false; error: unknown };

/** What a process sends first, when it can take jobs. */
export const READY = "ready";

export interface JobReply {
  outcome: JobOutcome;
  /** Memory of the process after the job, in bytes. */
  rss: number;
}

/** Ends the process above its memory limit or after the server. In a thread, since a job may block. */
const WATCH = `
  const { workerData: { bytes, server } } = require("node:worker_threads");
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes || process.ppid !== server) process.kill(process.pid, "SIGKILL");
  }, 50);`;

/** Runs the jobs that the server's pool sends, one after the other, until the server has exited. */
export function serveJobs(jobs: ProcessJobs): void {
  const bytes = Number(process.argv[2]);
  offerToSystem();
  // Without `execArgv: []` the worker would inherit flags for ES modules, and this code is none.
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { bytes, server: process.ppid } }).unref();
  process.send?.(READY);
  process.on("message", ({ name, input }: JobRequest) => {
    void outcomeOf(jobs, name, input).then((outcome) =>
      process.send?.({ outcome, rss: process.memoryUsage.rss() } satisfies JobReply),
    );
  });
  process.on("disconnect", () => process.exit());
  // The service manager signals all processes; the server decides when its children end.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
}

/** Makes Linux kill this process before the server when memory runs out. Other systems have no such file. */
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
