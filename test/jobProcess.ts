import { serveJobs } from "#core/childProcess.server.ts";

const taken: Uint8Array[] = [];
let visits = 0;

/** Jobs that do to their process what hostile files would. */
const jobs = {
  double: (number: number) => number * 2,
  never: () => {
    for (;;);
  },
  fill: () => {
    const all: unknown[] = [];
    for (;;) all.push({ at: all.length, words: [all.length] });
  },
  fillBuffers: () => {
    const all: Uint8Array[] = [];
    for (;;) all.push(new Uint8Array(1e6).fill(1));
  },
  /** V8 aborts in the middle of one call, without a word to the program. */
  split: () => "\r".repeat(100_000_000).split(/\r/),
  /** Takes so much memory for good, and returns the process's id. */
  hold: (megabytes: number) => {
    taken.push(new Uint8Array(megabytes * 2 ** 20).fill(1));
    return process.pid;
  },
  /** Returns the process's id, the first time; the second time ends the process. */
  endWhenUsed: () => {
    if (visits++ > 0) process.kill(process.pid, "SIGKILL");
    return process.pid;
  },
  fail: () => {
    throw new Error("no such number");
  },
  environment: () => Object.keys(process.env),
};
export type TestJobs = typeof jobs;

serveJobs(jobs);
