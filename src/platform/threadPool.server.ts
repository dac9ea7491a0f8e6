import { setImmediate } from "node:timers/promises";
import type { HeapInfo } from "node:v8";
import { Worker } from "node:worker_threads";
import { ok, refused, type Result } from "#platform/refusal.ts";
import type { ThreadJobs, ThreadReply, ThreadRequest } from "#platform/thread.server.ts";

interface ThreadPoolOptions {
  /** The module that a thread runs; it calls `serveJobs`. */
  entry: () => URL;
  threads: number;
  /** How long one job may take. */
  seconds: number;
  /** How many jobs may wait. */
  waiting: number;
  /** How much a thread's heap may hold, and how much its buffers, which are no part of the heap. */
  megabytes: number;
}

/** Threads for work that would keep everybody else waiting. */
export interface ThreadPool<Jobs extends ThreadJobs> {
  /**
   * Has a job done. Refuses 413 `too_large` where it takes too long or too much memory, and 503 `busy` where too many
   * wait. What a job throws is thrown here.
   */
  run<Name extends keyof Jobs & string>(
    name: Name,
    input: Parameters<Jobs[Name]>[0],
  ): Promise<Result<Awaited<ReturnType<Jobs[Name]>>>>;
}

const MEGABYTE = 1024 * 1024;

interface Task extends ThreadRequest {
  settle(outcome: Result<unknown>): void;
  fail(error: unknown): void;
}

/** Starts threads when they are first needed. A thread that a job has worn out is ended, and another takes its place. */
export function newThreadPool<Jobs extends ThreadJobs>(options: ThreadPoolOptions): ThreadPool<Jobs> {
  const idle: Worker[] = [];
  const queue: Task[] = [];
  let running = 0;

  function startNext(): void {
    if (queue.length === 0 || running >= options.threads) return;
    const task = queue.shift();
    if (!task) return;
    running += 1;
    const worker = idle.pop() ?? startThread(options);
    void runTask(worker, task, options).then((isSound) => {
      running -= 1;
      if (isSound) idle.push(worker);
      startNext();
    });
  }

  return {
    async run(name, input) {
      // Copying a large input to a thread takes a while, and so did what the caller has just done.
      await setImmediate();
      if (queue.length >= options.waiting) return busy;
      return new Promise((settle, fail) => {
        // The thread's own table of jobs gives this job this output.
        queue.push({ name, input, settle: settle as Task["settle"], fail });
        startNext();
      });
    },
  };
}

function startThread({ entry, megabytes }: ThreadPoolOptions): Worker {
  const worker = new Worker(entry(), { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  worker.unref();
  // What a job's end says is heard by whoever waits for it; unheard, a late error would end the process.
  worker.on("error", () => {});
  return worker;
}

/** Answers whether the thread can go on to another task. */
async function runTask(worker: Worker, task: Task, limits: ThreadPoolOptions): Promise<boolean> {
  worker.ref();
  const ended = await replyFrom(worker, task, limits);
  worker.unref();
  if (ended.how === "replied") {
    if (ended.reply.ok) task.settle(ok(ended.reply.value));
    else task.fail(ended.reply.error);
    return true;
  }
  if (ended.how === "worn out") task.settle(tooHeavy);
  else task.fail(ended.error);
  await worker.terminate();
  return false;
}

type Ended = { how: "replied"; reply: ThreadReply } | { how: "worn out" } | { how: "broken"; error: unknown };

/** Buffers are looked at this often: what unpacks fastest fills some 100 MB meanwhile. */
const WATCH_MS = 100;

function replyFrom(
  worker: Worker,
  { name, input }: ThreadRequest,
  { seconds, megabytes }: ThreadPoolOptions,
): Promise<Ended> {
  return new Promise((done) => {
    const end = (ended: Ended) => {
      clearTimeout(timer);
      clearInterval(watch);
      worker.off("message", onMessage).off("error", onError);
      done(ended);
    };
    const onMessage = (reply: ThreadReply) => end({ how: "replied", reply });
    const onError = (error: unknown) =>
      end(isOutOfMemory(error) ? { how: "worn out" } : { how: "broken", error });
    const timer = setTimeout(() => end({ how: "worn out" }), seconds * 1000);
    const watch = setInterval(() => {
      const check = ({ external_memory: bytes }: HeapInfo) =>
        bytes > megabytes * MEGABYTE && end({ how: "worn out" });
      // A thread that has ended has no statistics, and its end is heard in another way.
      worker.getHeapStatistics().then(check, () => {});
    }, WATCH_MS);
    worker.on("message", onMessage).on("error", onError);
    worker.postMessage({ name, input } satisfies ThreadRequest);
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

const tooHeavy = refused({
  code: "too_large",
  message: "This takes too long to read. Shorten it, then save again.",
});

const busy = refused({
  code: "busy",
  message: "Many people are saving just now. Wait a few seconds, then save again.",
  retryAfter: 5,
});
