import { READING_MEGABYTES, READING_SECONDS } from "#manuals/limits.ts";
import type { ManualJobs } from "#manuals/manualJobs.server.ts";
import { newThreadPool } from "#platform/threadPool.server.ts";

/** The process's thread for manuals. One is enough: they are rare, and saves have threads of their own. */
export const manualThreads = newThreadPool<ManualJobs>({
  entry: () =>
    // Without a build, and in a bench without Vite, the thread is the source beside this one.
    new URL(
      import.meta.url.endsWith(".ts") ? "./manualThread.server.ts" : "./manualThread.js",
      import.meta.url,
    ),
  threads: 1,
  seconds: READING_SECONDS,
  waiting: 20,
  megabytes: READING_MEGABYTES,
});
