import { manualJobs } from "#manuals/manualJobs.server.ts";
import { serveJobs } from "#platform/thread.server.ts";

/** A thread's own module; the build makes it a file of its own. */
serveJobs(manualJobs);
