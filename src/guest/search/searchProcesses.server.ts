import type { SearchJobs } from "#guest/search/searchJobs.server.ts";
import { newProcessPool } from "#core/processPool.server.ts";

/** The server's processes for the search without script: two, so that nobody waits for the heaviest page of another guidebook. */
export const searchProcesses = newProcessPool<SearchJobs>({
  // Without a build, and in a bench without Vite, the process runs the source beside this file.
  entry: new URL(
    import.meta.url.endsWith(".ts") ? "./searchProcess.server.ts" : "./searchProcess.js",
    import.meta.url,
  ),
  processes: 2,
  seconds: 10,
  waiting: 200,
  megabytes: 512,
});
