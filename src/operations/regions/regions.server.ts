import { statfs } from "node:fs/promises";
import { MINUTE_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import { changeDue } from "#core/jobs/store.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
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

const fetchedLists = new WeakMap<AppContext, { at: number; regions: Region[] }>();

/** Returns the regions of the list, those that were asked for first; without the list these alone, and why. */
export async function listRegions(context: AppContext): Promise<RegionList> {
  const [stored, listed, disk] = await Promise.all([
    listStoredRegions(context.db),
    readList(context),
    statfs(context.config.dataDir),
  ]);
  const regions = listed.ok ? listed.value : [];
  const requested = stored.map((row) =>
    shownOf(
      row,
      regions.find(({ id }) => id === row.id),
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
 * answers as it is. Refuses with 404, 409 `regions_unset`, `region_busy`, `region_too_large`, `no_room`, and 502
 * `regions_unreachable`.
 */
export async function requestRegion(context: AppContext, id: string): Promise<Result<MapRegion>> {
  const { db, config, now } = context;
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
  const row = (await listStoredRegions(db)).find((one) => one.id === id);
  return row ? ok(shownOf(row, region)) : notFound("This region");
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
    message: `${region.name} needs ${gigabytes(needed)} and ${gigabytes(free)} are free. Make room on the disk of the data folder, or choose a part of it.`,
  });
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

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
  try {
    const regions = await fetchRegions(config.regionsUrl);
    fetchedLists.set(context, { at: now(), regions });
    return ok(regions);
  } catch (error) {
    log.warn({ err: error }, "the list of map regions could not be read");
    if (known) return ok(known.regions);
    const message = error instanceof Error ? error.message : String(error);
    return refused({ code: "regions_unreachable", message });
  }
}

function shownOf(row: StoredRegion, listed: Region | undefined): MapRegion {
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
  failure: null,
  importedAt: null,
  isNewer: false,
});
