import { availableParallelism } from "node:os";
import type { ContentJobs } from "#guidebooks/contentJobs.server.ts";
import { newProcessPool, processModule } from "#core/processPool.server.ts";

export const contentProcesses = newProcessPool<ContentJobs>(
  processModule("contentProcess", import.meta.url),
  { processes: Math.min(4, Math.max(2, availableParallelism() - 1)), waiting: 50 },
);
