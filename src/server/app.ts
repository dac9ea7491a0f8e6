import { cachedPages } from "#guest/cachedPages.server.ts";
import { startWorker, type Worker } from "#platform/jobs/worker.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { Assets } from "#server/assets.ts";
import { floorHeaders } from "#server/headers.ts";
import { watchProcess } from "#server/metrics.ts";
import { requestIds } from "#server/requestId.ts";
import { buildApp } from "#server/buildApp.ts";
import { jobs, redrawing } from "#server/jobs.ts";
import { screens } from "#server/screens.ts";
import { warnOfSettings } from "#server/startWarnings.ts";
import { readTestimonials } from "#site/testimonials.server.ts";

/** What the built bundle offers to `main.ts`, `dev.ts` and scripts that migrate or draw pages. */
export { checkBackup } from "#backups/check.server.ts";
export { withFetchedBackup } from "#backups/fetchBackup.server.ts";
export { backupBucket } from "#backups/places.server.ts";
export { restore } from "#backups/restore.server.ts";
export { readConfig } from "#platform/config.server.ts";
export { migrate } from "#platform/migrate.server.ts";
export { openPlatform } from "#platform/platform.server.ts";
export { runAdmin } from "#operator/commands.server.ts";
export { readAssets } from "#server/assets.ts";
export { eraseDeleted } from "#server/eraseDeleted.ts";
export { openForScript } from "#server/openForScript.ts";
export { warnOfUnusable } from "#server/startChecks.ts";
export { oneEachTurn } from "#server/oneEachTurn.ts";
export { noteServer } from "#server/runningServer.ts";
export { stopTaking } from "#server/health.ts";
export { moveToPostgres } from "#server/moveToPostgres.ts";

/** Runs the product's jobs in this process until it is stopped. */
export function startJobs(platform: Platform, assets: Assets): Worker {
  return startWorker(platform, [...jobs, redrawing(assets)]);
}

export function createApp(platform: Platform, assets: Assets) {
  const testimonials = readTestimonials(platform.config);
  warnOfSettings(platform, testimonials);
  watchProcess(platform);
  return buildApp(platform, assets, screens(assets, testimonials));
}

/** Sends guest pages from the cache before a router sees the request. */
export function answerCachedPages(platform: Platform, assets: Assets) {
  const requestId = requestIds(platform);
  return cachedPages(platform, assets.build, { floor: floorHeaders(platform.config), requestId });
}
