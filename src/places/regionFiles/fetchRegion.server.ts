import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { formatBytes } from "#core/format.ts";
import {
  BrokenDownload,
  fetchHere,
  MAX_REGION_BYTES,
  requireSafeUrl,
  type Region,
} from "#places/regionFiles/regions.server.ts";

/** The index of an extract takes up to this many times its size, with the extract. */
const DISK_FACTOR = 4;
/** A connection that stands still for so long is broken off; the next try goes on from there. */
const IDLE_MS = 60_000;

interface Fetching {
  folder: string;
  onProgress?: (received: number) => void;
  /** Breaks the download off; the next try goes on from there. */
  signal?: AbortSignal;
  /** Free bytes in the folder; the disk's by default. */
  freeBytes?: () => Promise<number>;
}

/** Returns about how many bytes the index of a region takes, next to its extract. */
export const indexBytesOf = ({ bytes }: Pick<Region, "bytes">) => bytes * (DISK_FACTOR - 1);

/** Returns how many more bytes must be free to fetch and import a region, and how many are. */
export async function diskFor(region: Region, { folder, freeBytes }: Fetching) {
  await mkdir(folder, { recursive: true });
  const disk = await statfs(folder);
  const path = regionPath(folder, region);
  const fetched = Math.max(await sizeOf(path), await sizeOf(`${path}.part`));
  return {
    needed: region.bytes * DISK_FACTOR - Math.min(fetched, region.bytes),
    free: freeBytes ? await freeBytes() : disk.bavail * disk.bsize,
  };
}

/** Returns where the extract of a region is stored in a folder. */
export function regionPath(folder: string, { id, url }: Pick<Region, "id" | "url">): string {
  const [ending = ".osm.pbf"] = /\.(?:osm\.pbf|osm|geojson|json)$/.exec(new URL(url).pathname) ?? [];
  return join(folder, `${id}${ending}`);
}

/**
 * Fetches a region's extract into a folder and returns its path; goes on where an earlier try ended. Throws a sentence for
 * the operator where it is too large, the disk has no room, another one is being fetched, or its checksum differs.
 */
export async function fetchRegion(region: Region, fetching: Fetching): Promise<string> {
  const { id, url, bytes, sha256 } = region;
  requireSafeUrl(url);
  if (bytes > MAX_REGION_BYTES)
    throw new Error(`${id} has ${formatBytes(bytes)}; the limit is ${formatBytes(MAX_REGION_BYTES)}.`);
  const { needed, free } = await diskFor(region, fetching);
  if (free < needed)
    throw new Error(`${id} needs ${formatBytes(needed)}; ${formatBytes(free)} are free. Make room first.`);
  const path = regionPath(fetching.folder, region);
  await mkdir(dirname(path), { recursive: true });
  const unlock = await lock(join(fetching.folder, "fetching"));
  try {
    if ((await sizeOf(path)) === bytes && (await checksumOf(path)) === sha256) return path;
    const part = `${path}.part`;
    await download(region, part, fetching);
    if ((await checksumOf(part)) !== sha256) {
      await rm(part);
      throw new Error(`${url} is not what the list says: its checksum differs. Nothing was imported.`);
    }
    await rename(part, path);
    return path;
  } finally {
    await unlock();
  }
}

async function download({ url, bytes }: Region, part: string, { onProgress, signal }: Fetching) {
  const before = await sizeOf(part);
  if (before === bytes) return;
  const from = before < bytes ? before : 0;
  const idle = new AbortController();
  const response = await fetchHere(url, {
    signal: signal ? AbortSignal.any([signal, idle.signal]) : idle.signal,
    headers: from > 0 ? { range: `bytes=${from}-` } : {},
  });
  if (!response.body) throw new Error(`${url} answered nothing. Try again later.`);
  const isRest = response.status === 206;
  let received = isRest ? from : 0;
  let timer = setTimeout(() => idle.abort(), IDLE_MS);
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      clearTimeout(timer);
      timer = setTimeout(() => idle.abort(), IDLE_MS);
      received += chunk.length;
      if (received > bytes) return;
      onProgress?.(received);
      yield chunk;
    }
  };
  let failure: unknown;
  try {
    await pipeline(response.body, counted, createWriteStream(part, { flags: isRest ? "a" : "w" }));
  } catch (error) {
    if (signal?.aborted || isFromFileSystem(error)) throw error;
    failure = error;
  } finally {
    clearTimeout(timer);
  }
  if (received > bytes) throw new Error(`${url} is larger than the list says. Nothing was imported.`);
  if (received < bytes)
    throw new BrokenDownload(
      `The download of ${url} ended after ${formatBytes(received)} of ${formatBytes(bytes)}. Start it again: it goes on from there.`,
      { cause: failure },
    );
}

/** A full or read-only disk, which another try does not help. */
const isFromFileSystem = (error: unknown) =>
  error instanceof Error && "syscall" in error && error.syscall === "write";

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

async function checksumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** A fetch of this process or another one is under way in the folder. */
export class FetchUnderWay extends Error {}

/** The locks of this process: in a container the process after a crash has the same id. */
const lockedPaths = new Set<string>();

/** One at a time: a file with the process's id, which counts while that process runs. */
async function lock(path: string): Promise<() => Promise<void>> {
  const owner = Number(await readFile(path, "utf8").catch(() => ""));
  if (owner === process.pid ? lockedPaths.has(path) : owner > 0 && isRunning(owner))
    throw new FetchUnderWay("Another region is being fetched. Wait until it is done.");
  await rm(path, { force: true });
  const file = await open(path, "wx");
  lockedPaths.add(path);
  await file.writeFile(String(process.pid));
  await file.close();
  return async () => {
    lockedPaths.delete(path);
    await rm(path, { force: true });
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
