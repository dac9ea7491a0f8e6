import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { GuestRevision } from "#stays/guestGuidebook.ts";
import type { TextForm } from "#core/encoding.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** A page as it was drawn, at the revision of the guidebook that it shows. */
export interface DrawnPage {
  html: string;
  revision: GuestRevision;
  headers: Record<string, string>;
  /** The moment (epoch ms) at which the page changes by itself, or null. */
  changesAt: number | null;
}

/** A drawn page, packed. */
export interface CachedPage extends Omit<DrawnPage, "html"> {
  etag: string;
  brotli: Buffer<ArrayBuffer>;
}

/** Measured on a filled page: 9 takes six times as long and saves 1 %. */
const QUALITY = 5;
/** 64 KB: a filled page is hardly longer, and a larger window costs time and saves nothing. */
const WINDOW_BITS = 16;
/** A page is packed in one chunk: each further one crosses threads twice. */
const OUTPUT_BYTES = 64 * 1024;

const packBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

export async function packPage({ html, headers, ...page }: DrawnPage): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const brotli = await packBrotli(plain, { params, chunkSize: OUTPUT_BYTES });
  // Weak: the same page in three encodings. The packed one is the shortest to hash.
  const etag = `W/"${createHash("sha256").update(brotli).digest("base64url").slice(0, 27)}"`;
  return { ...page, etag, headers: { ...headers, ETag: etag }, brotli };
}

const RARE_FORMS_BYTES = 16 * MEGABYTE;

/** Forms for clients that do not read brotli, by ETag: one decompression for all simultaneous requests. */
const recompressedForms = new LRUCache<string, Buffer<ArrayBuffer>, CachedPage>({
  maxSize: RARE_FORMS_BYTES,
  sizeCalculation: (bytes) => bytes.length,
  async fetchMethod(key, _stale, { context }) {
    const plain = await unpackBrotli(context.brotli);
    return key.startsWith("gzip") ? packGzip(plain) : plain;
  },
});

/** Returns the body of the page in the form that the client reads. */
export function encodeFor(page: CachedPage, form: TextForm): Promise<Buffer<ArrayBuffer>> {
  return form === "brotli"
    ? Promise.resolve(page.brotli)
    : recompressedForms.forceFetch(`${form} ${page.etag}`, { context: page });
}
