import type { SearchJobs } from "#guest/search/searchJobs.server.ts";
import { newProcessPool, processModule } from "#core/processPool.server.ts";

/** The first search in a language reads its phrases (60 MB), which takes a second of processor on an idle machine. */
export const searchProcesses = newProcessPool<SearchJobs>(processModule("searchProcess", import.meta.url), {
  waiting: 200,
  seconds: 20,
  megabytes: 768,
});
