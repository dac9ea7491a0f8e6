import { manualJobs } from "#contentImport/manualJobs.server.ts";
import { serveJobs } from "#core/childProcess.server.ts";

/** The entry module of a process; the build writes it as a separate file. */
serveJobs(manualJobs);
