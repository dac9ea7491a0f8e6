import { searchJobs } from "#guest/search/searchJobs.server.ts";
import { serveJobs } from "#core/childProcess.server.ts";

/** The entry of a search process; a separate file in the build. */
serveJobs(searchJobs);
