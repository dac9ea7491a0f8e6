import { serveCachedPages } from "#guest/pages/serve.server.ts";
import { startWorker, type Worker } from "#core/jobs/worker.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Assets } from "#app/server/assets.ts";
import { floorHeaders } from "#app/server/headers.ts";
import { watchProcess } from "#app/server/metrics.ts";
import { VERSION } from "#core/version.server.ts";
import { requestIds } from "#app/server/requestId.ts";
import { buildApp } from "#app/server/buildApp.ts";
import { jobs } from "#app/server/jobs.ts";
import { screens } from "#app/server/screens.ts";
import { warnOfSettings } from "#app/server/startWarnings.ts";
import { readLegalFiles } from "#site/articles/legalFiles.server.ts";
import { readTestimonials } from "#site/testimonials.server.ts";

/** What the built bundle offers to `main.ts`, `dev.ts` and scripts that migrate or draw pages. */
export { checkBackup } from "#operations/backups/check.server.ts";
export { withFetchedBackup } from "#operations/backups/fetchBackup.server.ts";
export { backupBucket } from "#operations/backups/places.server.ts";
export { restore } from "#operations/backups/restore.server.ts";
export { readConfig } from "#core/config.server.ts";
export { migrate } from "#core/migrate.server.ts";
export { openContext } from "#core/context.server.ts";
export { secretBoxOf } from "#core/secretKey.server.ts";
export { openPlanPrice } from "#billing/stripe/planPrice.server.ts";
export { runAdmin } from "#operations/admin/commands.server.ts";
export { followSettings, loadSettings } from "#operations/settings/settings.server.ts";
export { warmUp } from "#guest/pages/render.server.ts";
export { readAssets } from "#app/server/assets.ts";
export { eraseDeleted } from "#app/server/eraseDeleted.ts";
export { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";
export { warnOfUnusable } from "#app/server/startChecks.ts";
export { onePerTurn } from "#app/server/onePerTurn.ts";
export { recordServer } from "#app/server/runningServer.ts";
export { stopTaking } from "#app/server/health.ts";
export { moveToPostgres } from "#app/server/moveToPostgres.ts";

/** Runs the product's jobs in this process until it is stopped. */
export function startJobs(context: AppContext): Worker {
  return startWorker(context, jobs);
}

export function createApp(context: AppContext, assets: Assets) {
  const testimonials = readTestimonials(context.config);
  context.log.info({ version: VERSION }, `${context.config.product.name} starts`);
  const legalFiles = readLegalFiles(context.config);
  warnOfSettings(context, testimonials, legalFiles);
  watchProcess(context);
  return buildApp(context, assets, screens(context, assets, { testimonials, legalFiles }));
}

/** Sends guest pages from the cache before a router sees the request. */
export function answerCachedPages(context: AppContext) {
  return serveCachedPages(context, { floor: floorHeaders(context.config), requestId: requestIds(context) });
}
