import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { JobReply, JobRequest, ProcessJobs } from "#core/childProcess.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

interface ProcessPoolOptions {
  /** The module that a process runs; it calls `serveJobs`. */
  entry: URL;
  processes: number;
  /** How long one job may take. */
  seconds: number;
  /** How many jobs may wait. */
  waiting: number;
  /** How much memory a process may take, all in all. */
  megabytes: number;
}

/** Processes for work on what strangers wrote: what it does to its process, even ending it, it does to nobody else. */
export interface ProcessPool<Jobs extends ProcessJobs> {
  /**
   * Has a job done for an owner, an id of whom it is for: one at a time, so that those of others need not wait for its
   * others. Refuses 413 `too_large` where it takes too long or too much memory, and 503 `busy` where too many wait. What a
   * job throws is thrown here.
   */
  run<Name extends keyof Jobs & string>(
    owner: string,
    name: Name,
    input: Parameters<Jobs[Name]>[0],
  ): Promise<Result<Awaited<ReturnType<Jobs[Name]>>>>;
}

const MEGABYTE = 1024 * 1024;
/** The share of its memory that a process's own values may take, so that V8 clears up before the rest ends it. */
const HEAP_SHARE = 0.75;
/** A process that takes more than this share of its memory after a job is ended: the next job is to find the rest free. */
const MAX_REST_SHARE = 0.5;
/** A process that has had nothing to do for this long is ended, and its memory is free. */
const IDLE_MS = 60_000;

/** The jobs of one owner may fill half of the queue, or this much of a short one: the rest is for others. */
const MIN_OWN = 10;

interface Task extends JobRequest {
  owner: string;
  settle(outcome: Result<unknown>): void;
  fail(error: unknown): void;
}

interface IdleProcess {
  child: ChildProcess;
  ending: NodeJS.Timeout;
}

/** Starts processes when they are first needed. One that a job has used up is ended, and another takes its place. */
export function newProcessPool<Jobs extends ProcessJobs>(options: ProcessPoolOptions): ProcessPool<Jobs> {
  const idle: IdleProcess[] = [];
  const queue: Task[] = [];
  /** Those whose jobs are being done. */
  const owners = new Set<string>();
  const startProcess = processStarter(options);

  function startNext(): void {
    if (owners.size >= options.processes) return;
    const at = queue.findIndex(({ owner }) => !owners.has(owner));
    const [task] = at === -1 ? [] : queue.splice(at, 1);
    if (!task) return;
    owners.add(task.owner);
    void doTask(task).then(() => {
      owners.delete(task.owner);
      startNext();
    });
  }

  /** A process that cannot be started fails its task, and no other. */
  async function doTask(task: Task): Promise<void> {
    const deadline = performance.now() + options.seconds * 1000;
    try {
      const used = takeIdle();
      let child = used ?? startProcess();
      let ended = await runTask(child, task, deadline);
      // Earlier jobs may have left too little memory for this one.
      if (used && ended.how === "died") {
        child = startProcess();
        ended = await runTask(child, task, deadline);
      }
      if (ended.how !== "replied") child.kill("SIGKILL");
      else if (ended.reply.rss > options.megabytes * MEGABYTE * MAX_REST_SHARE) child.kill("SIGKILL");
      else rest(child);
      settleTask(task, ended);
    } catch (error) {
      task.fail(error);
    }
  }

  function takeIdle(): ChildProcess | undefined {
    for (let last = idle.pop(); last; last = idle.pop()) {
      clearTimeout(last.ending);
      const { connected, exitCode, signalCode } = last.child;
      if (connected && exitCode === null && signalCode === null) return last.child;
    }
    return undefined;
  }

  function rest(child: ChildProcess): void {
    const resting = { child, ending: setTimeout(() => end(resting), IDLE_MS).unref() };
    idle.push(resting);
  }

  function end(resting: IdleProcess): void {
    idle.splice(idle.indexOf(resting), 1);
    resting.child.kill("SIGKILL");
  }

  return {
    async run(owner, name, input) {
      // Copying a large input to a process takes a while, and so did what the caller has just done.
      await setImmediate();
      const own = queue.filter((task) => task.owner === owner).length;
      if (queue.length >= options.waiting || own >= Math.max(MIN_OWN, options.waiting / 2)) return busy;
      return new Promise((settle, fail) => {
        // The process's own table of jobs gives this job this output.
        queue.push({ owner, name, input, settle: settle as Task["settle"], fail });
        startNext();
      });
    },
  };
}

/** Reads a built module now, so that its processes are of this build while the next one replaces the file. */
function processStarter({ entry, megabytes }: ProcessPoolOptions): () => ChildProcess {
  const file = fileURLToPath(entry);
  const source = file.endsWith(".js") ? readFileSync(file) : null;
  return () => {
    const child = fork(source ? "-" : file, [String(megabytes * MEGABYTE), basename(file)], {
      execArgv: [
        `--max-old-space-size=${Math.floor(megabytes * HEAP_SHARE)}`,
        ...(source ? ["--input-type=module"] : []),
      ],
      // What reads files of strangers has nothing of the server's keys.
      env: {},
      serialization: "advanced",
      stdio: [source ? "pipe" : "ignore", "ignore", "ignore", "ipc"],
    });
    child.unref();
    child.channel?.unref();
    // What a job's end says is heard by whoever waits for it; unheard, a late error would end the server.
    child.on("error", () => {});
    child.stdin?.on("error", () => {}).end(source);
    return child;
  };
}

type Ended =
  | { how: "replied"; reply: JobReply }
  /** Ended by a signal: where memory ends V8 aborts, and our watch and the system kill. */
  | { how: "died" }
  | { how: "late" }
  | { how: "broken"; error: unknown };

async function runTask(child: ChildProcess, task: Task, deadline: number): Promise<Ended> {
  child.ref();
  child.channel?.ref();
  const ended = await replyFrom(child, task, deadline - performance.now());
  child.unref();
  child.channel?.unref();
  return ended;
}

function settleTask(task: Task, ended: Ended): void {
  if (ended.how === "broken") return task.fail(ended.error);
  if (ended.how !== "replied") return task.settle(tooHeavy);
  const { outcome } = ended.reply;
  if (outcome.ok) task.settle(ok(outcome.value));
  else task.fail(outcome.error);
}

function replyFrom(child: ChildProcess, { name, input }: JobRequest, ms: number): Promise<Ended> {
  return new Promise((done) => {
    const end = (ended: Ended) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      done(ended);
    };
    // The process sends nothing but replies.
    const onMessage = (reply: unknown) => end({ how: "replied", reply: reply as JobReply });
    const onError = (error: unknown) => end({ how: "broken", error });
    const onExit = (code: number | null, signal: string | null) =>
      end(signal ? { how: "died" } : { how: "broken", error: exited(child, code) });
    const timer = setTimeout(() => end({ how: "late" }), ms);
    child.on("message", onMessage).on("exit", onExit).on("error", onError);
    // Where it cannot be sent, the process has ended, and its end is heard.
    child.send({ name, input } satisfies JobRequest, () => {});
  });
}

const exited = ({ spawnargs }: ChildProcess, code: number | null) =>
  new Error(`a child process ended with code ${code}: ${spawnargs.join(" ")}`);

const tooHeavy = refused({
  code: "too_large",
  message: "This takes too long to read. Shorten it, then save again.",
});

const busy = refused({
  code: "busy",
  message: "Many people are saving just now. Wait a few seconds, then save again.",
  retryAfter: 5,
});
