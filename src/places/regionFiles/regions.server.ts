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

/**
 * Fetches a URL of the operator, by https or from this machine. Throws a sentence where it cannot be reached or answers no
 * content; an abort is thrown as it is.
 */
export async function fetchHere(url: string, options: RequestInit): Promise<Response> {
  requireSafeUrl(url);
  const response = await fetch(url, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new Error(`${url} could not be reached. Check this server's network, then try again.`, {
      cause: error,
    });
  });
  requireSafeUrl(response.url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}. Try again later.`);
  return response;
}

/** Fetches the list of regions. Throws a sentence for the operator. */
export async function fetchRegions(listUrl: string): Promise<Region[]> {
  const response = await fetchHere(listUrl, { signal: AbortSignal.timeout(LIST_TIMEOUT_MS) });
  const text = await response.text();
  if (text.length > MAX_LIST_BYTES) throw new Error(`${listUrl} is too large for a list of regions.`);
  const list = regionList.safeParse(parseJson(text));
  if (!list.success) throw new Error(`${listUrl} is no list of regions: ${z.prettifyError(list.error)}`);
  return list.data.regions;
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
