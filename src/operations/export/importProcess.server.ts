import { serveJobs } from "#core/childProcess.server.ts";
import { importJobs } from "#operations/export/importJobs.server.ts";

/** The entry module of a process; the build writes it as a separate file. */
serveJobs(importJobs);
