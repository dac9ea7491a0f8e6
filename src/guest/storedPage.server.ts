import { crc32 } from "node:zlib";
import { z } from "zod";
import type { CachedPage } from "#guest/cachedPage.server.ts";
import { pageKinds, pageViews, storeKeyOf, type PageRequest } from "#guest/pageRequest.server.ts";
import { wantedLanguages } from "#guest/wantedLanguage.server.ts";
import type { DrawnPagesTable } from "#guest/tables.server.ts";

export interface StoredPage {
  page: CachedPage;
  /** Epoch ms, an hour coarse. */
  readAt: number;
}

/** What is known of a stored page without its bytes. */
export interface ListedPage {
  storeKey: string;
  request: PageRequest;
  revision: CachedPage["revision"];
  readAt: number;
}

/**
 * Drawn pages, packed, of all processes. It may be lost at any time: nothing here throws because the store is gone,
 * damaged or full; pages are then drawn.
 */
export interface DrawnPageStore {
  /** Returns the page as it was last drawn, at whatever revision. */
  find(request: PageRequest): Promise<StoredPage | undefined>;
  save(request: PageRequest, page: CachedPage, readAt: number): Promise<void>;
  /** Takes note that a guest read the page. Written in batches. */
  noteRead(request: PageRequest, now: number): void;
  /** Writes the reads that were noted. */
  flush(): Promise<void>;
  /** Lists pages of all builds that were read since, by key, `limit` of those after `after`. */
  listReadSince(since: number, after: string, limit: number): Promise<ListedPage[]>;
  /** Deletes pages that nobody has read since, and those of other builds that nobody has read since `otherBuilds`. */
  sweep(since: number, otherBuilds: { build: string; since: number }): Promise<void>;
  /** Deletes all pages of these guidebooks. */
  forget(guidebookIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** A row without the page's bytes. */
export type ListedRow = Omit<DrawnPagesTable, "etag" | "headers" | "brotli" | "checksum" | "bytes">;

const headersOf = z.record(z.string(), z.string());
const requestOf = z.object({
  kind: z.enum(pageKinds),
  key: z.string(),
  language: z.enum(wantedLanguages),
  view: z.enum(pageViews),
  origin: z.string(),
  build: z.string(),
});

export function toRow(
  request: PageRequest & { build: string },
  { revision, etag, headers, brotli }: CachedPage,
  readAt: number,
): DrawnPagesTable {
  const row = {
    store_key: storeKeyOf(request),
    kind: request.kind,
    link: request.key,
    language: request.language,
    view: request.view,
    origin: request.origin,
    build: request.build,
    guidebook_id: revision.guidebookId,
    version: revision.version,
    updated_at: revision.updatedAt,
    live_until: revision.liveUntil,
    read_at: readAt,
    bytes: brotli.length,
    etag,
    headers: JSON.stringify(headers),
    brotli,
  };
  return { ...row, checksum: checksumOf(row) };
}

/** Returns the page of a row, or undefined where the row is not whole: a store that is not synced may lose half a page. */
export function toPage(row: DrawnPagesTable): StoredPage | undefined {
  if (checksumOf(row) !== row.checksum) return undefined;
  const { etag, brotli } = row;
  // Both drivers give a Buffer of their own memory.
  const page = { revision: revisionOf(row), etag, brotli: brotli as Buffer<ArrayBuffer> };
  return { page: { ...page, headers: headersOf.parse(JSON.parse(row.headers)) }, readAt: row.read_at };
}

export function toListed(row: ListedRow): ListedPage {
  const { store_key: storeKey, link: key, read_at: readAt } = row;
  return { storeKey, request: requestOf.parse({ ...row, key }), revision: revisionOf(row), readAt };
}

const revisionOf = (row: ListedRow) => ({
  guidebookId: row.guidebook_id,
  version: row.version,
  updatedAt: row.updated_at,
  liveUntil: row.live_until,
});

const checksumOf = (row: Omit<DrawnPagesTable, "checksum">) =>
  crc32(
    row.brotli,
    crc32(`${row.headers} ${row.guidebook_id} ${row.version} ${row.updated_at} ${row.live_until}`),
  );
