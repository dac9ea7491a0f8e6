import { READING_MEGABYTES, READING_SECONDS } from "#contentImport/limits.ts";
import type { ManualJobs } from "#contentImport/manualJobs.server.ts";
import { newProcessPool, processModule } from "#core/processPool.server.ts";

/** The server's processes for manuals. */
export const manualProcesses = newProcessPool<ManualJobs>(processModule("manualProcess", import.meta.url), {
  seconds: READING_SECONDS,
  megabytes: READING_MEGABYTES,
});
