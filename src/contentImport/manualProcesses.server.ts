import { READING_MEGABYTES, READING_SECONDS } from "#contentImport/limits.ts";
import type { ManualJobs } from "#contentImport/manualJobs.server.ts";
import { newProcessPool } from "#core/processPool.server.ts";

/** The server's processes for manuals: two, so that one account's heaviest file does not stop another's. */
export const manualProcesses = newProcessPool<ManualJobs>({
  // Without a build, and in a bench without Vite, the process runs the source in this folder.
  entry: new URL(
    import.meta.url.endsWith(".ts") ? "./manualProcess.server.ts" : "./manualProcess.js",
    import.meta.url,
  ),
  processes: 2,
  seconds: READING_SECONDS,
  waiting: 20,
  megabytes: READING_MEGABYTES,
});
