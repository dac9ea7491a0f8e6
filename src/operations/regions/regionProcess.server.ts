import { serveJobs } from "#core/childProcess.server.ts";
import { regionJobs } from "#operations/regions/regionJobs.server.ts";

/** The entry module of a process; the build writes it as a separate file. */
serveJobs(regionJobs);
