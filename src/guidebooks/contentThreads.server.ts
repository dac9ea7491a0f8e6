import { availableParallelism } from "node:os";
import type { ContentJobs } from "#guidebooks/contentJobs.server.ts";
import { newThreadPool } from "#platform/threadPool.server.ts";

/** The process's threads for what hosts write. One core is left for everybody else. */
export const contentThreads = newThreadPool<ContentJobs>({
  entry: () =>
    // Without a build, and in a bench without Vite, the thread is the source beside this one.
    new URL(
      import.meta.url.endsWith(".ts") ? "./contentThread.server.ts" : "./contentThread.js",
      import.meta.url,
    ),
  threads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  seconds: 10,
  waiting: 50,
  megabytes: 512,
});
