import { serveJobs } from "#core/childProcess.server.ts";
import { importJobs } from "#operations/export/importJobs.server.ts";

/** A process's own module; the build makes it a file of its own. */
serveJobs(importJobs);
