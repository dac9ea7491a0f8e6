import { join } from "node:path";
import { DAY_MS, HOUR_MS, SECOND_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import { changeDue } from "#core/jobs/store.server.ts";
import { done, scheduledJob, type JobKind } from "#core/jobs/jobKind.server.ts";
import { newProcessPool, processModule } from "#core/processPool.server.ts";
import type { RegionJobs } from "#operations/regions/regionJobs.server.ts";
import { requestOlderRegions, changeRegion, findActiveRegion } from "#operations/regions/store.server.ts";
import type { MapRegionsTable } from "#operations/regions/tables.server.ts";
import { findStoredSetting } from "#operations/settings/store.server.ts";
import { fetchRegion, FetchUnderWay } from "#places/regionFiles/fetchRegion.server.ts";
import { BrokenDownload, fetchRegions, findRegion, type Region } from "#places/regionFiles/regions.server.ts";

/** A region is updated after so long where the operator switched that on. */
const UPDATE_AFTER_MS = 30 * DAY_MS;
/** How often the progress of a download is stored. */
const PROGRESS_MS = 2 * SECOND_MS;
/** How often the list or a download is tried. */
const MAX_DOWNLOAD_TRIES = 5;
const RETRY_MS = 10 * SECOND_MS;
/** How long a job may take: a large country on a slow machine. */
export const REGION_TIMEOUT_MS = 12 * HOUR_MS;

/** Returns where extracts are stored. */
export const regionsFolder = ({ dataDir }: { dataDir: string }) => join(dataDir, "regions");

const importProcesses = newProcessPool<RegionJobs>(processModule("regionProcess", import.meta.url), {
  processes: 1,
  seconds: (REGION_TIMEOUT_MS - HOUR_MS) / SECOND_MS,
  megabytes: 3072,
});

/**
 * Fetches and imports the regions that were asked for, one after the other, and asks for those that are a month old where
 * the operator switched that on. What breaks off goes on in the next run; what fails waits for the operator.
 */
export const importRegions: JobKind<null> = scheduledJob("regions.import", async (context, { signal }) => {
  const { db, now } = context;
  const monthly = await findStoredSetting(db, "MAP_UPDATES");
  if (monthly?.value === "on") await requestOlderRegions(db, now() - UPDATE_AFTER_MS, now());
  for (let row = await findActiveRegion(db); row; row = await findActiveRegion(db))
    await fetchAndImportRegion(context, row, signal);
  return done(async (transaction) => {
    // What was asked for meanwhile would wait for the next day.
    if (await findActiveRegion(transaction)) await changeDue(transaction, importRegions.name, now());
  });
});

async function fetchAndImportRegion(
  context: AppContext,
  row: MapRegionsTable,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, now } = context;
  const { regionsUrl } = context.config;
  const { id } = row;
  try {
    if (!regionsUrl) throw new Error("REGIONS_URL is not set. Set it, then restart the server.");
    const regions = await untilItArrives(context, signal, () => fetchRegions(regionsUrl));
    const region = findRegion(regions, id);
    await changeRegion(db, id, { state: "fetching", bytes: region.bytes, failure: null });
    const path = await download(context, region, signal);
    const isImported = row.imported_at !== null && row.sha256 === region.sha256;
    await changeRegion(db, id, { state: "importing", path, done: region.bytes });
    if (!isImported) await importInChild(context, path);
    const imported = { state: "done", sha256: region.sha256, imported_at: now() } as const;
    await changeRegion(db, id, imported);
    log.info({ region: id }, "map data was imported");
  } catch (error) {
    // Another process works on it: this job is tried again later.
    if (signal.aborted || error instanceof FetchUnderWay) throw error;
    log.warn({ err: error, region: id }, "map data could not be imported");
    const failure = error instanceof Error ? error.message : String(error);
    await changeRegion(db, id, { state: "failed", failure: failure.slice(0, 500) });
  }
}

async function download(context: AppContext, region: Region, signal: AbortSignal): Promise<string> {
  const { db, config, log } = context;
  const progress = newProgress((received) =>
    changeRegion(db, region.id, { done: received }).catch((error: unknown) =>
      log.warn({ err: error }, "the progress of a download was not stored"),
    ),
  );
  const fetching = { folder: regionsFolder(config), onProgress: progress, signal };
  return untilItArrives(context, signal, () => fetchRegion(region, fetching));
}

/** Tries up to five times to fetch what breaks off; a download goes on where it broke off. */
async function untilItArrives<T>(
  { wait }: AppContext,
  signal: AbortSignal,
  fetchIt: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchIt();
    } catch (error) {
      if (!(error instanceof BrokenDownload) || tries === MAX_DOWNLOAD_TRIES || signal.aborted) throw error;
      await wait(RETRY_MS * tries);
    }
  }
}

/** Returns a function that stores a value at most every two seconds. */
function newProgress(store: (received: number) => Promise<void>) {
  let storedAt = 0;
  return (received: number) => {
    if (performance.now() - storedAt < PROGRESS_MS) return;
    storedAt = performance.now();
    void store(received);
  };
}

async function importInChild({ config, now }: AppContext, path: string): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const imported = await importProcesses.run("regions", "importFile", {
    path,
    dataDir,
    databaseUrl,
    now: now(),
  });
  if (imported.ok) return;
  throw new Error(
    imported.refusal.code === "busy"
      ? "The server had no free process for the import. Try again later: it goes on from there."
      : "The import ran out of memory or time. Free some memory or choose a smaller region, then try again: it goes on from there.",
  );
}
