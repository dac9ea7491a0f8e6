import { newProcessPool } from "#core/processPool.server.ts";
import type { ImportJobs } from "#operations/export/importJobs.server.ts";

/** The server's processes for imports: two, so that one account's heaviest file does not stop another's. */
export const importProcesses = newProcessPool<ImportJobs>({
  // Without a build, and in a bench without Vite, the process runs the source in this folder.
  entry: new URL(
    import.meta.url.endsWith(".ts") ? "./importProcess.server.ts" : "./importProcess.js",
    import.meta.url,
  ),
  processes: 2,
  seconds: 10,
  waiting: 20,
  megabytes: 512,
});
