import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { READY, type JobReply, type JobRequest, type ProcessJobs } from "#core/childProcess.server.ts";
import { MINUTE_MS, SECOND_MS } from "#core/durations.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { MEGABYTE } from "#core/bytes.ts";

interface ProcessPoolOptions {
  processes: number;
  /** Time limit of one job, from when its process is ready. */
  seconds: number;
  waiting: number;
  /** Total memory limit of a process. */
  megabytes: number;
}

/** Two processes, so that one heavy job does not block other accounts. */
const DEFAULTS: ProcessPoolOptions = { processes: 2, seconds: 10, waiting: 20, megabytes: 512 };

/** Child processes for untrusted input: a crash or a memory leak stays in them. */
interface ProcessPool<Jobs extends ProcessJobs> {
  /** Runs one job per owner at a time. Refuses with 413 `too_large` or 503 `busy`; rethrows jobs' errors. */
  run<Name extends keyof Jobs & string>(
    owner: string,
    name: Name,
    input: Parameters<Jobs[Name]>[0],
  ): Promise<Result<Awaited<ReturnType<Jobs[Name]>>>>;
}

/** How long a process may take to start: much longer on a busy machine than on an idle one. */
const START_MS = 30 * SECOND_MS;
/** Share of the memory limit for V8's heap, so that it collects garbage before the limit. */
const HEAP_SHARE = 0.75;
/** A process that uses more than this share of its memory after a job is replaced. */
const MAX_REST_SHARE = 0.5;
/** A process is ended after this idle time, to free its memory. */
const IDLE_MS = MINUTE_MS;

/** One owner's jobs may fill half of the queue, or this many places of a short one. */
const MIN_PER_ACCOUNT = 10;

interface Task extends JobRequest {
  owner: string;
  settle(outcome: Result<unknown>): void;
  fail(error: unknown): void;
}

interface IdleProcess {
  child: ChildProcess;
  ending: NodeJS.Timeout;
}

/** Returns the module `name` in the caller's folder: a source file, or in a build the file that Vite made of it. */
export const processModule = (name: string, callerUrl: string) =>
  new URL(callerUrl.endsWith(".ts") ? `./${name}.server.ts` : `./${name}.js`, callerUrl);

/** Starts processes on demand. Replaces one that a job has used up. `entry` is their module; it calls `serveJobs`. */
export function newProcessPool<Jobs extends ProcessJobs>(
  entry: URL,
  more: Partial<ProcessPoolOptions> = {},
): ProcessPool<Jobs> {
  const options = { ...DEFAULTS, ...more };
  const idle: IdleProcess[] = [];
  const queue: Task[] = [];
  const owners = new Set<string>();
  const startProcess = processStarter(entry, options.megabytes);

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

  /** A process that cannot be started fails its task only. */
  async function doTask(task: Task): Promise<void> {
    const ms = options.seconds * SECOND_MS;
    try {
      const used = takeIdle();
      let child = used ?? startProcess();
      let ended = await runTask(child, task, { ms, isReady: used !== undefined });
      // Earlier jobs may have left too little memory: retry in a new process.
      if (used && ended.how === "died") {
        child = startProcess();
        ended = await runTask(child, task, { ms, isReady: false });
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
      // Copying a large input to a process blocks, and the caller may just have blocked too.
      await setImmediate();
      const own = queue.filter((task) => task.owner === owner).length;
      if (queue.length >= options.waiting || own >= Math.max(MIN_PER_ACCOUNT, options.waiting / 2))
        return busy;
      return new Promise((settle, fail) => {
        // The jobs of the process type this output.
        queue.push({ owner, name, input, settle: settle as Task["settle"], fail });
        startNext();
      });
    },
  };
}

/** Reads a built module now, so that its processes are of this build while the next build replaces the file. */
function processStarter(entry: URL, megabytes: number): () => ChildProcess {
  const file = fileURLToPath(entry);
  const source = file.endsWith(".js") ? readFileSync(file) : null;
  return () => {
    const child = fork(source ? "-" : file, [String(megabytes * MEGABYTE), basename(file)], {
      execArgv: [
        `--max-old-space-size=${Math.floor(megabytes * HEAP_SHARE)}`,
        ...(source ? ["--input-type=module"] : []),
      ],
      // The process reads untrusted files and gets none of the server's keys.
      env: {},
      serialization: "advanced",
      stdio: [source ? "pipe" : "ignore", "ignore", "ignore", "ipc"],
    });
    child.unref();
    child.channel?.unref();
    // The job's end is reported by `exit`; an unhandled error would end the server.
    child.on("error", () => {});
    child.stdin?.on("error", () => {}).end(source);
    return child;
  };
}

type Ended =
  | { how: "replied"; reply: JobReply }
  /** Ended by a signal: V8 aborts when out of memory, our watch and the system kill. */
  | { how: "died" }
  | { how: "late" }
  | { how: "broken"; error: unknown };

interface TimeLimit {
  ms: number;
  /** False for a process that has just been started: its time begins when it is ready. */
  isReady: boolean;
}

async function runTask(child: ChildProcess, task: Task, limit: TimeLimit): Promise<Ended> {
  child.ref();
  child.channel?.ref();
  const ended = await replyFrom(child, task, limit);
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

function replyFrom(
  child: ChildProcess,
  { name, input }: JobRequest,
  { ms, isReady }: TimeLimit,
): Promise<Ended> {
  return new Promise((done) => {
    const end = (ended: Ended) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      done(ended);
    };
    const startTimer = (limit: number) => setTimeout(() => end({ how: "late" }), limit);
    let timer = startTimer(isReady ? ms : START_MS);
    const onMessage = (message: unknown) => {
      if (message !== READY) return end({ how: "replied", reply: message as JobReply }); // it sends nothing else
      clearTimeout(timer);
      timer = startTimer(ms);
    };
    const onError = (error: unknown) => end({ how: "broken", error });
    const onExit = (code: number | null, signal: string | null) =>
      end(signal ? { how: "died" } : { how: "broken", error: exited(child, code) });
    child.on("message", onMessage).on("exit", onExit).on("error", onError);
    // When sending fails, the process has ended, which `exit` reports.
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
