import type { ManualJobs } from "#contentImport/manualJobs.server.ts";
import { newProcessPool, processModule } from "#core/processPool.server.ts";

/** The server's processes for manuals, with the time and the memory that reading one may take. */
export const manualProcesses = newProcessPool<ManualJobs>(processModule("manualProcess", import.meta.url), {
  seconds: 20,
  megabytes: 400,
});
