import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { GuestRevision } from "#stays/guests.server.ts";
import type { TextForm } from "#core/encoding.ts";

/** A page as it was drawn, at the revision of the guidebook that it shows. */
export interface DrawnPage {
  html: string;
  revision: GuestRevision;
  headers: Record<string, string>;
  /** Present for a page that memory alone holds: one guest's own (Stays 20), and one that few ask for. */
  own?: { changesAt: number | null };
}

/** A drawn page, packed: what memory and the store hold. */
export interface CachedPage {
  revision: GuestRevision;
  own?: DrawnPage["own"];
  etag: string;
  headers: Record<string, string>;
  brotli: Buffer<ArrayBuffer>;
}

/** Measured on a filled page: 9 takes six times as long and saves 1 %. */
const QUALITY = 5;
/** Saves 11 %, and takes fifty times as long: not while a guest waits. */
const QUALITY_AT_REST = 11;
/** 64 KB: a filled page is hardly longer, and a larger window costs time for nothing. */
const WINDOW_BITS = 16;
/** So that a page is packed in one go: each further one crosses threads twice. */
const OUTPUT_BYTES = 64 * 1024;

const packBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

export async function packPage({ html, revision, headers, own }: DrawnPage): Promise<CachedPage> {
  const brotli = await pack(Buffer.from(html), QUALITY);
  // Weak: the same page in three encodings. The packed one is the shortest to hash.
  const etag = `W/"${createHash("sha256").update(brotli).digest("base64url").slice(0, 27)}"`;
  return { revision, ...(own && { own }), etag, headers: { ...headers, ETag: etag }, brotli };
}

/** Returns the same page in fewer bytes; for when nobody waits for it. */
export async function recompress(page: CachedPage): Promise<CachedPage> {
  return { ...page, brotli: await pack(await unpackBrotli(page.brotli), QUALITY_AT_REST) };
}

function pack(plain: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return packBrotli(plain, { params, chunkSize: OUTPUT_BYTES });
}

/** Returns whether a page has reached the moment at which it changes by itself. */
export function isOverdue({ own }: CachedPage, now: number): boolean {
  return typeof own?.changesAt === "number" && own.changesAt <= now;
}

/** Returns whether a page drawn at one revision is true at another. */
export function isSameRevision(one: GuestRevision, other: GuestRevision): boolean {
  return (
    one.version === other.version &&
    one.updatedAt === other.updatedAt &&
    one.liveUntil === other.liveUntil &&
    one.guidebookId === other.guidebookId
  );
}

type RareForm = Exclude<TextForm, "brotli">;

const RARE_FORMS_BYTES = 16 * 1024 * 1024;

/** Forms for clients that do not read brotli, by ETag: one decompression, however many ask at the same time. */
const rareForms = new LRUCache<string, Buffer<ArrayBuffer>, CachedPage>({
  maxSize: RARE_FORMS_BYTES,
  sizeCalculation: (bytes) => bytes.length,
  async fetchMethod(key, _stale, { context }) {
    const plain = await unpackBrotli(context.brotli);
    return key.startsWith("gzip") ? packGzip(plain) : plain;
  },
});

/** Returns the page in a form other than the one it is stored in. */
export function encodeFor(page: CachedPage, form: RareForm): Promise<Buffer<ArrayBuffer>> {
  return rareForms.forceFetch(`${form} ${page.etag}`, { context: page });
}
