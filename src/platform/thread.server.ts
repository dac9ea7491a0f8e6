import { parentPort } from "node:worker_threads";

/** What a worker thread can do, by name. Input and output are copied between the threads. */
export type ThreadJobs = Record<string, (input: never) => unknown>;

export interface ThreadRequest {
  name: string;
  input: unknown;
}

export type ThreadReply = { ok: true; value: unknown } | { ok: false; error: unknown };

/** Does in this thread what the main thread asks for, one job after the other. */
export function serveJobs(jobs: ThreadJobs): void {
  parentPort?.on("message", ({ name, input }: ThreadRequest) => {
    parentPort?.postMessage(replyOf(jobs, name, input));
  });
}

function replyOf(jobs: ThreadJobs, name: string, input: unknown): ThreadReply {
  try {
    const job = jobs[name];
    if (!job) throw new Error(`this thread has no job ${name}`);
    return { ok: true, value: job(input as never) }; // the pool's types have checked what it sends
  } catch (error) {
    return { ok: false, error };
  }
}
