import { contentJobs } from "#guidebooks/contentJobs.server.ts";
import { serveJobs } from "#core/childProcess.server.ts";

/** Entry module of a worker process; the build makes it a separate file. */
serveJobs(contentJobs);
