import { parentPort } from "node:worker_threads";

interface AnyJob {
  /**
   * A method, so that jobs that take less than anything are jobs: the pool's types check what each is sent. It may return
   * a promise.
   */
  run(input: unknown): unknown;
}

/** What a worker thread can do, by name. Input and output are copied between the threads. */
export type ThreadJobs = Record<string, AnyJob["run"]>;

export interface ThreadRequest {
  name: string;
  input: unknown;
}

export type ThreadReply = { ok: true; value: unknown } | { ok: false; error: unknown };

/** Does in this thread what the main thread asks for, one job after the other. */
export function serveJobs(jobs: ThreadJobs): void {
  parentPort?.on("message", ({ name, input }: ThreadRequest) => {
    void replyOf(jobs, name, input).then((reply) => parentPort?.postMessage(reply));
  });
}

async function replyOf(jobs: ThreadJobs, name: string, input: unknown): Promise<ThreadReply> {
  try {
    const job = jobs[name];
    if (!job) throw new Error(`this thread has no job ${name}`);
    return { ok: true, value: await job(input) };
  } catch (error) {
    return { ok: false, error };
  }
}
