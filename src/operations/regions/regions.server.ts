import { statfs } from "node:fs/promises";
import type { Database } from "#core/database.server.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { formatBytes } from "#core/format.ts";
import type { AppContext } from "#core/context.server.ts";
import { changeDue, findJobs } from "#core/jobs/store.server.ts";
import { notFound, ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import { activeStates, type MapRegion, type RegionList } from "#operations/regions/contract.ts";
import { importRegions, regionsFolder } from "#operations/regions/jobs.server.ts";
import {
  insertRequest,
  findActiveRegion,
  listStoredRegions,
  type StoredRegion,
} from "#operations/regions/store.server.ts";
import { diskFor, indexBytesOf, regionPath } from "#places/regionFiles/fetchRegion.server.ts";
import { fetchRegions, MAX_REGION_BYTES, type Region } from "#places/regionFiles/regions.server.ts";

/** How long a fetched list is shown: a screen that follows a download asks every few seconds. */
const LIST_MS = 10 * MINUTE_MS;

/** How long a failure of the list is answered without another try. */
const LIST_FAILURE_MS = MINUTE_MS;
/** A region is stalled when its job is not due within this time: shorter waits end before an operator looks. */
const STALLED_MS = 2 * MINUTE_MS;

const fetchedLists = new WeakMap<AppContext, { at: number; regions: Region[] }>();
const failedLists = new WeakMap<AppContext, { at: number; refusal: Refusal }>();

/** Returns the regions of the list, those that were asked for first; without the list these alone, and why. */
export async function listRegions(context: AppContext): Promise<RegionList> {
  const [stored, isStalled, listed, disk] = await Promise.all([
    listStoredRegions(context.db),
    isImportStalled(context),
    readList(context),
    statfs(context.config.dataDir),
  ]);
  const regions = listed.ok ? listed.value : [];
  const requested = stored.map((row) =>
    shownOf(
      row,
      regions.find(({ id }) => id === row.id),
      isStalled,
    ),
  );
  const known = new Set(stored.map(({ id }) => id));
  const others = regions.filter(({ id }) => !known.has(id)).map(unrequested);
  return {
    regions: [...requested, ...others],
    freeBytes: disk.bavail * disk.bsize,
    problem: listed.ok ? null : listed.refusal.message,
  };
}

/**
 * Asks for a region: a job fetches and imports it while the server serves. Asked for again while it is under way it
 * answers as it is, and its job runs at once where it waits. Refuses with 404, 409 `regions_unset`, `region_busy`, `region_too_large`, `no_room`, and 502
 * `regions_unreachable`.
 */
export async function requestRegion(context: AppContext, id: string): Promise<Result<MapRegion>> {
  const { db, config, now } = context;
  const underWay = await findActiveRegion(db);
  if (underWay?.id === id) return continueRegion(context, id);
  const listed = await readList(context);
  if (!listed.ok) return listed;
  const region = listed.value.find((one) => one.id === id);
  if (!region) return notFound("This region");
  const folder = regionsFolder(config);
  const fitting = await requireRoom(region, folder);
  if (!fitting.ok) return fitting;
  const active = await db.transaction().execute(async (transaction) => {
    const before = await findActiveRegion(transaction);
    if (before) return before;
    const { name, bytes } = region;
    const path = regionPath(folder, region);
    await insertRequest(transaction, { id, name, bytes, path, requested_at: now() });
    await changeDue(transaction, importRegions.name, now());
    return null;
  });
  if (active && active.id !== id)
    return refused({
      code: "region_busy",
      message: `${active.name} is being fetched. One region at a time: wait until it is done.`,
    });
  return showRequested(db, id);
}

/** Makes the job of a region that is under way due, without its list or the check of the disk: it makes these itself. */
async function continueRegion({ db, now }: AppContext, id: string): Promise<Result<MapRegion>> {
  await changeDue(db, importRegions.name, now());
  return showRequested(db, id);
}

async function showRequested(db: Database, id: string): Promise<Result<MapRegion>> {
  const row = (await listStoredRegions(db)).find((one) => one.id === id);
  return row ? ok(shownOf(row, undefined, false)) : notFound("This region");
}

/** Returns whether the job that imports regions neither runs nor starts soon: after its last try it waits for a day. */
async function isImportStalled({ db, now }: AppContext): Promise<boolean> {
  const [job] = await findJobs(db, [importRegions.name]);
  return job !== undefined && job.locked_until <= now() && job.due > now() + STALLED_MS;
}

async function requireRoom(region: Region, folder: string): Promise<Result<void>> {
  if (region.bytes > MAX_REGION_BYTES)
    return refused({
      code: "region_too_large",
      message: `${region.name} is larger than this server fetches. Choose a part of it.`,
    });
  const { needed, free } = await diskFor(region, { folder });
  if (free >= needed) return ok(undefined);
  return refused({
    code: "no_room",
    message: `${region.name} needs ${formatBytes(needed)} and ${formatBytes(free)} are free. Make room on the disk of the data folder, or choose a part of it.`,
  });
}

async function readList(context: AppContext): Promise<Result<Region[]>> {
  const { config, now, log } = context;
  if (!config.regionsUrl)
    return refused({
      code: "regions_unset",
      message:
        "Set REGIONS_URL in the server’s environment to a list of regions, then restart the server. docs/operating.md says what is in the list.",
    });
  const known = fetchedLists.get(context);
  if (known && now() - known.at < LIST_MS) return ok(known.regions);
  const failed = failedLists.get(context);
  if (failed && now() - failed.at < LIST_FAILURE_MS)
    return known ? ok(known.regions) : { ok: false, refusal: failed.refusal };
  try {
    const regions = await fetchRegions(config.regionsUrl);
    fetchedLists.set(context, { at: now(), regions });
    return ok(regions);
  } catch (error) {
    log.warn({ err: error }, "the list of map regions could not be read");
    const message = error instanceof Error ? error.message : String(error);
    const refusal = { code: "regions_unreachable", message } as const;
    failedLists.set(context, { at: now(), refusal });
    return known ? ok(known.regions) : refused(refusal);
  }
}

function shownOf(row: StoredRegion, listed: Region | undefined, isStalled: boolean): MapRegion {
  const isActive = activeStates.includes(row.state);
  const size = isActive ? row : (listed ?? row);
  return {
    id: row.id,
    name: row.name,
    bytes: size.bytes,
    indexBytes: indexBytesOf(size),
    state: row.state,
    done: row.done,
    objects: row.state === "importing" && row.finished_at === null ? (row.elements ?? 0) : 0,
    isStalled: isActive && isStalled,
    failure: row.failure,
    importedAt: row.imported_at,
    isNewer: row.imported_at !== null && listed !== undefined && listed.sha256 !== row.sha256,
  };
}

const unrequested = ({ id, name, bytes }: Region): MapRegion => ({
  id,
  name,
  bytes,
  indexBytes: indexBytesOf({ bytes }),
  state: "none",
  done: 0,
  objects: 0,
  isStalled: false,
  failure: null,
  importedAt: null,
  isNewer: false,
});
