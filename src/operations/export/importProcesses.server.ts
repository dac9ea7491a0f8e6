import { newProcessPool } from "#core/processPool.server.ts";
import type { ImportJobs } from "#operations/export/importJobs.server.ts";

/** The server's processes for imports: two, so that nobody waits for the heaviest file of another account. */
export const importProcesses = newProcessPool<ImportJobs>({
  // Without a build, and in a bench without Vite, the process runs the source beside this file.
  entry: new URL(
    import.meta.url.endsWith(".ts") ? "./importProcess.server.ts" : "./importProcess.js",
    import.meta.url,
  ),
  processes: 2,
  seconds: 10,
  waiting: 20,
  megabytes: 512,
});
