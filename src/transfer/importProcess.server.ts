import { serveJobs } from "#platform/childProcess.server.ts";
import { importJobs } from "#transfer/importJobs.server.ts";

/** A process's own module; the build makes it a file of its own. */
serveJobs(importJobs);
