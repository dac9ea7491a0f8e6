import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { watchChanges, type Changes } from "#guest/changes.server.ts";
import { findGuestVersion } from "#guest/guest.server.ts";
import type { TextForm } from "#platform/encoding.ts";
import type { Platform } from "#platform/platform.server.ts";

/** A page as it was drawn, ready to be sent. */
export interface KeptPage extends Record<TextForm, Buffer<ArrayBuffer>> {
  version: number;
  liveUntil: number | null;
  etag: string;
  headers: Record<string, string>;
}

interface Held {
  page: KeptPage;
  /** The count of changes at which the page was last known to be true. */
  checkedAt: number | undefined;
}

export interface DrawnPage {
  html: string;
  version: number;
  liveUntil: number | null;
  headers: Record<string, string>;
}

export interface PageMemory {
  changes: Changes;
  /** The page where it is known to be true at this count of changes, without asking anybody. */
  peek(id: string, count: number | undefined): KeptPage | undefined;
  /** The page of a guidebook, drawn only where the kept one is no longer true. Null where guests may not read it. */
  open(id: string, key: string, draw: () => Promise<DrawnPage | null>): Promise<KeptPage | null>;
}

const MOST_BYTES = 64 * 1024 * 1024;
const memories = new WeakMap<Platform, PageMemory>();

/** The one memory of a platform: the routes fill it, and the server's own fast way reads it. */
export function pageMemoryOf(platform: Platform): PageMemory {
  const memory = memories.get(platform) ?? newPageMemory(platform, watchChanges(platform));
  memories.set(platform, memory);
  return memory;
}

function newPageMemory(platform: Platform, changes: Changes): PageMemory {
  const pages = new Map<string, Held>();
  let bytes = 0;

  const forget = (id: string) => {
    const held = pages.get(id);
    if (!held) return;
    bytes -= sizeOf(held.page);
    pages.delete(id);
  };
  const isLive = (page: KeptPage) => page.liveUntil === null || page.liveUntil > platform.now();

  const remember = (id: string, held: Held) => {
    forget(id);
    pages.set(id, held);
    bytes += sizeOf(held.page);
    for (const oldest of pages.keys()) {
      if (bytes <= MOST_BYTES) break;
      forget(oldest);
    }
  };

  const peek = (id: string, count: number | undefined) => {
    const held = pages.get(id);
    if (!held || count === undefined || held.checkedAt !== count || !isLive(held.page)) return undefined;
    return held.page;
  };

  return {
    changes,
    peek,
    async open(id, key, draw) {
      // Counted before asking: a change that comes between is seen at the next request.
      const checkedAt = changes();
      const kept = peek(id, checkedAt);
      if (kept) return kept;
      const held = pages.get(id);
      if (held) {
        const now = await findGuestVersion(platform, key);
        if (now?.version === held.page.version && now.liveUntil === held.page.liveUntil) {
          remember(id, { page: held.page, checkedAt });
          return held.page;
        }
        forget(id);
        if (!now) return null;
      }
      const drawn = await draw();
      if (!drawn) return null;
      const page = await pack(drawn);
      remember(id, { page, checkedAt });
      return page;
    },
  };
}

const sizeOf = ({ plain, brotli, gzip: zipped }: KeptPage) =>
  plain.length + brotli.length + zipped.length + 2048;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function pack({ html, version, liveUntil, headers }: DrawnPage): Promise<KeptPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, zipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
  // Weak: the same page in three encodings.
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`;
  return { version, liveUntil, etag, headers: { ...headers, ETag: etag }, plain, brotli, gzip: zipped };
}
