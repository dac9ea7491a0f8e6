import { availableParallelism } from "node:os";
import type { ContentJobs } from "#guidebooks/contentJobs.server.ts";
import { newProcessPool } from "#core/processPool.server.ts";

/** The server's processes for hosts' content: at least two, so that one heavy save does not block other accounts. */
export const contentProcesses = newProcessPool<ContentJobs>({
  // Without a build, and in a bench without Vite, the process runs the source in this folder.
  entry: new URL(
    import.meta.url.endsWith(".ts") ? "./contentProcess.server.ts" : "./contentProcess.js",
    import.meta.url,
  ),
  processes: Math.min(4, Math.max(2, availableParallelism() - 1)),
  seconds: 10,
  waiting: 50,
  megabytes: 512,
});
