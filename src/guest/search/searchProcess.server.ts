import { searchJobs } from "#guest/search/searchJobs.server.ts";
import { serveJobs } from "#core/childProcess.server.ts";

/** A process's own module; the build makes it a file of its own. */
serveJobs(searchJobs);
