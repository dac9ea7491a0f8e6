import { z } from "zod";

/** The largest extract that is fetched: a large country. */
export const MAX_REGION_BYTES = 6_000_000_000;
const MAX_LIST_BYTES = 2_000_000;
const LIST_TIMEOUT_MS = 30_000;

const region = z.object({
  /** "australia/new-south-wales" */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/),
  name: z.string().max(200),
  /** An OpenStreetMap extract: `.osm.pbf`, `.osm`, `.json` or `.geojson`. */
  url: z.url(),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Region = z.output<typeof region>;

const regionList = z.object({ regions: z.array(region).max(5000) });

/** Throws for a URL that is neither https nor of this machine: what it returns is imported. */
export function requireSafeUrl(text: string): void {
  const { protocol, hostname } = new URL(text);
  const isHere = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isHere))
    throw new Error(`${text} is not fetched: regions come by https.`);
}

/** What did not arrive, or not all of it, because of the network or the other server: another try may help. */
export class BrokenDownload extends Error {}

/**
 * Fetches a URL of the operator, by https or from this machine. Throws a sentence where it answers no content, as
 * `BrokenDownload` where it cannot be reached or fails; an abort is thrown as it is.
 */
export async function fetchHere(url: string, options: RequestInit): Promise<Response> {
  requireSafeUrl(url);
  const response = await fetch(url, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw unreachable(url, error);
  });
  requireSafeUrl(response.url);
  if (response.ok) return response;
  const failure = `${url} answered ${response.status}. Try again later.`;
  throw response.status >= 500 ? new BrokenDownload(failure) : new Error(failure);
}

const unreachable = (url: string, cause: unknown) =>
  new BrokenDownload(`${url} could not be reached. Check this server's network, then try again.`, { cause });

/** Fetches the list of regions. Throws a sentence for the operator, as `BrokenDownload` where another try may help. */
export async function fetchRegions(listUrl: string): Promise<Region[]> {
  requireSafeUrl(listUrl);
  const list = regionList.safeParse(parseJson(await fetchList(listUrl)));
  if (!list.success) throw new Error(`${listUrl} is no list of regions: ${z.prettifyError(list.error)}`);
  return list.data.regions;
}

async function fetchList(url: string): Promise<string> {
  const signal = AbortSignal.timeout(LIST_TIMEOUT_MS);
  let bytes = 0;
  const chunks: Uint8Array[] = [];
  try {
    const response = await fetchHere(url, { signal });
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_LIST_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    // A list that stops in the middle, or takes too long.
    throw signal.aborted || error instanceof TypeError ? unreachable(url, error) : error;
  }
  if (bytes > MAX_LIST_BYTES) throw new Error(`${url} is too large for a list of regions.`);
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns a region of the list by its id. Throws with those that have a part of it. */
export function findRegion(regions: readonly Region[], id: string): Region {
  const found = regions.find((one) => one.id === id);
  if (found) return found;
  const alike = regions.filter((one) => one.id.includes(id) || id.includes(one.id)).slice(0, 20);
  const names = (alike.length > 0 ? alike : regions.slice(0, 20)).map((one) => one.id).join(", ");
  throw new Error(`There is no region ${id}. The list has: ${names}${alike.length > 0 ? "." : " …"}`);
}
