import Sqlite from "better-sqlite3";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { packPage, type CachedPage, type DrawnPage } from "#guest/pages/encode.server.ts";
import { batchPerTick, readRevisionsOrDemo, pageKeyOf, type PageRequest } from "#guest/pages/find.server.ts";
import { openForReading } from "#core/database.server.ts";
import { newRevisionLookup } from "#guest/pages/lookUp.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Product } from "#core/product.ts";
import type { GuestRevision } from "#stays/guestGuidebook.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** What the cache has for a request: the page, or the revision at which it has to be drawn. */
export type Found = { page: CachedPage } | { page: null; revision: GuestRevision };

interface PageCache {
  changes: DatabaseChanges;
  /** Returns the page if it is known to be fresh at this count of changes, without a query. */
  peek(pageKey: string, count: number | undefined): CachedPage | undefined;
  /**
   * Returns the page at the current revision. Null where guests may not read the guidebook. While the database does not
   * answer, returns for five minutes what was looked up in the minute before. Throws where that is not there.
   */
  find(request: PageRequest): Promise<Found | null>;
  /** Draws and caches a page, once for simultaneous requests. Null where guests may not read it. */
  draw(
    request: PageRequest,
    revision: GuestRevision,
    drawPage: () => Promise<DrawnPage | null>,
  ): Promise<CachedPage | null>;
  /** Returns the number of cached pages and their bytes. */
  size(): { pages: number; bytes: number };
  /** Closes the cache's own connections. */
  close(): Promise<void>;
}

interface Entry {
  page: CachedPage;
  /** The count of changes at which the page was last known to be fresh. */
  validatedAt: number | undefined;
  /** Pages name the product: with other settings they are drawn again. */
  product: Product;
  /** When the database last had this revision, in epoch milliseconds. */
  lookedUpAt: number;
}

const MEMORY_BYTES = 64 * MEGABYTE;
/** What an entry takes in addition to its page. */
const ENTRY_BYTES = 2048;

const caches = new WeakMap<AppContext, PageCache>();

/** Returns the page cache of a context: the routes fill it, and `serve.server.ts` reads it before the router. */
export function pageCacheOf(context: AppContext): PageCache {
  const open = caches.get(context);
  if (open) return open;
  const cache = newPageCache(context);
  caches.set(context, cache);
  context.onClose(() => cache.close());
  return cache;
}

export function newPageCache(context: AppContext, readRevisions = readRevisionsOrDemo): PageCache {
  const changes = watchChanges(context);
  const reading = openForReading(context.config, context.db);
  const reads = reading ? { ...context, db: reading } : context;
  const lookUp = newRevisionLookup(
    context,
    batchPerTick((keys) => readRevisions(reads, keys)),
  );
  const drawing = new Map<string, Promise<CachedPage | null>>();
  const memory = new LRUCache<string, Entry>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ page }) => page.brotli.length + ENTRY_BYTES,
  });

  const { pages } = context.metrics;
  const fromMemory = pages.labels({ from: "memory" });
  const fromDrawing = pages.labels({ from: "drawn" });
  const isOverdue = ({ changesAt }: CachedPage) => changesAt !== null && changesAt <= context.now();
  const isOfOtherSettings = ({ product }: Entry) => product !== context.config.product;
  const isFresh = (page: CachedPage, revision: GuestRevision) =>
    isSameRevision(page.revision, revision) && !isOverdue(page);

  return {
    changes,
    size: () => ({ pages: memory.size, bytes: memory.calculatedSize }),
    async close() {
      changes.close();
      memory.clear();
      await reading?.destroy();
    },
    peek(pageKey, count) {
      const entry = memory.get(pageKey);
      if (!entry || count === undefined || entry.validatedAt !== count || isOfOtherSettings(entry))
        return undefined;
      const { liveUntil } = entry.page.revision;
      if ((liveUntil !== null && liveUntil <= context.now()) || isOverdue(entry.page)) return undefined;
      fromMemory.inc();
      return entry.page;
    },
    async find(request) {
      // Counted before the query: a change in between is seen at the next request.
      const validatedAt = changes.now();
      const entry = memory.get(pageKeyOf(request));
      const { revision, lookedUpAt } = await lookUp(request.key, entry);
      if (!revision) return null;
      if (!entry || !isFresh(entry.page, revision) || isOfOtherSettings(entry))
        return { page: null, revision };
      if (lookedUpAt > entry.lookedUpAt) Object.assign(entry, { validatedAt, lookedUpAt });
      fromMemory.inc();
      return { page: entry.page };
    },
    async draw(request, revision, drawPage) {
      const pageKey = pageKeyOf(request);
      const underWay = drawing.get(pageKey);
      if (underWay) {
        // It may have begun before a save that this request came after.
        const page = await underWay;
        if (page && isFresh(page, revision)) return page;
        if (drawing.get(pageKey) === underWay) drawing.delete(pageKey);
        return this.draw(request, revision, drawPage);
      }
      const validatedAt = changes.now();
      const { product } = context.config;
      const begun = (async () => {
        const drawn = await drawPage();
        if (!drawn) return null;
        const page = await packPage(drawn);
        fromDrawing.inc();
        memory.set(pageKey, { page, product, validatedAt, lookedUpAt: context.now() });
        return page;
      })().finally(() => {
        if (drawing.get(pageKey) === begun) drawing.delete(pageKey);
      });
      drawing.set(pageKey, begun);
      return begun;
    },
  };
}

function isSameRevision(one: GuestRevision, other: GuestRevision): boolean {
  return (
    one.version === other.version &&
    one.updatedAt === other.updatedAt &&
    one.liveUntil === other.liveUntil &&
    one.guidebookId === other.guidebookId
  );
}

/** Counts the changes of the database by other connections; `now` is undefined where they cannot be counted. */
export interface DatabaseChanges {
  now(): number | undefined;
  close(): void;
}

/**
 * SQLite counts the commits of all other connections and processes (`PRAGMA data_version`), so a connection that only
 * reads detects in microseconds that nothing was written. PostgreSQL has no such count: there every turn queries revisions.
 */
function watchChanges({ config }: AppContext): DatabaseChanges {
  if (config.databaseUrl) return { now: () => undefined, close: () => {} };
  const file = new Sqlite(join(config.dataDir, "porchlight.db"), { readonly: true, fileMustExist: true });
  const version = file.prepare("PRAGMA data_version").pluck();
  return { now: () => (file.open ? Number(version.get()) : undefined), close: () => void file.close() };
}
