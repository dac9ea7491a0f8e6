import { LRUCache } from "lru-cache";
import {
  isOverdue,
  isSameRevision,
  recompress,
  packPage,
  type CachedPage,
  type DrawnPage,
} from "#guest/cachedPage.server.ts";
import { watchChanges, type DatabaseChanges } from "#guest/databaseChanges.server.ts";
import { openDrawnPageStore } from "#guest/drawnPageStore.server.ts";
import { gather } from "#guest/gather.ts";
import { newRestQueue } from "#guest/restQueue.ts";
import { findGuestRevisions } from "#guest/guest.server.ts";
import { pageKeyOf, type PageRequest } from "#guest/pageRequest.server.ts";
import type { DrawnPageStore } from "#guest/storedPage.server.ts";
import { openForReading } from "#core/database.server.ts";
import type { GuestRevision } from "#stays/guests.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** What the cache has for a request: the page, or the revision at which it has to be drawn. */
export type Found = { page: CachedPage } | { page: null; revision: GuestRevision };

export interface PageCache {
  changes: DatabaseChanges;
  store: DrawnPageStore;
  /** Returns the page where it is known to be true at this count of changes, without asking the database. */
  peek(pageKey: string, count: number | undefined): CachedPage | undefined;
  /**
   * Returns the page at today's revision, from memory or the store. Null where guests may not read the guidebook.
   * `isRead` is false where it is not a guest who asks.
   */
  find(request: PageRequest, isRead?: boolean): Promise<Found | null>;
  /**
   * Draws a page that `find` did not have and stores it. Of several that ask for one page at the same time one draws
   * it. `readAt` is when a guest last read it, unless that is now. Null where guests may not read the guidebook.
   */
  draw(
    request: PageRequest,
    revision: GuestRevision,
    drawPage: () => Promise<DrawnPage | null>,
    readAt?: number,
  ): Promise<CachedPage | null>;
  /** How many pages are in memory, and what they take. */
  size(): { pages: number; bytes: number };
  /** Writes what is noted and closes the connections that are the cache's own. */
  close(): Promise<void>;
}

interface Entry {
  page: CachedPage;
  request: PageRequest;
  /** The count of changes at which the page was last known to be true. */
  validatedAt: number | undefined;
  /** Epoch ms of the last read that the store was told. */
  notedAt: number;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** What an entry takes beside its page. */
const ENTRY_BYTES = 2048;
/** How coarse "last read" is: a read must not cost a write. */
const NOTE_EVERY_MS = 60 * 60 * 1000;

const caches = new WeakMap<AppContext, PageCache>();

/** Returns the one page cache of a platform: the routes fill it, and the server's fast way reads it. */
export function pageCacheOf(context: AppContext): PageCache {
  const open = caches.get(context);
  if (open) return open;
  const cache = newPageCache(context);
  caches.set(context, cache);
  context.onClose(() => cache.close());
  return cache;
}

function newPageCache(context: AppContext): PageCache {
  const changes = watchChanges(context);
  const store = openDrawnPageStore(context);
  const reading = openForReading(context.config);
  const reads = reading ? { ...context, db: reading } : context;
  const revisionOf = gather((keys) => findGuestRevisions(reads, keys));
  const saving = new Set<Promise<void>>();
  const drawing = new Map<string, Promise<CachedPage | null>>();
  const memory = new LRUCache<string, Entry>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ page }) => page.brotli.length + ENTRY_BYTES,
  });

  const { pages } = context.metrics;
  const fromMemory = pages.labels({ from: "memory" });
  const fromStore = pages.labels({ from: "store" });
  const fromDrawing = pages.labels({ from: "drawn" });

  const remember = (
    request: PageRequest,
    page: CachedPage,
    validatedAt: number | undefined,
    notedAt: number,
  ) => {
    const entry = { request, page, validatedAt, notedAt };
    memory.set(pageKeyOf(request), entry);
    return entry;
  };

  const save = (request: PageRequest, page: CachedPage, readAt: number) => {
    const saved = store.save(request, page, readAt).finally(() => saving.delete(saved));
    saving.add(saved);
  };

  /** A page that is read for days is packed once more, smaller, by the same ETag: it is the same page. */
  const resting = newRestQueue(async (pageKey) => {
    const entry = memory.peek(pageKey);
    if (!entry) return;
    const page = await recompress(entry.page);
    if (memory.peek(pageKey) !== entry) return;
    remember(entry.request, page, entry.validatedAt, entry.notedAt);
    save(entry.request, page, entry.notedAt);
  });

  const noteRead = (entry: Entry) => {
    if (entry.page.own) return;
    const now = context.now();
    if (now - entry.notedAt < NOTE_EVERY_MS) return;
    entry.notedAt = now;
    store.noteRead(entry.request, now);
  };

  const peek = (pageKey: string, count: number | undefined) => {
    const entry = memory.get(pageKey);
    if (!entry || count === undefined || entry.validatedAt !== count) return undefined;
    const { liveUntil } = entry.page.revision;
    if (liveUntil !== null && liveUntil <= context.now()) return undefined;
    if (isOverdue(entry.page, context.now())) return undefined;
    noteRead(entry);
    fromMemory.inc();
    return entry.page;
  };

  return {
    changes,
    store,
    peek,
    size: () => ({ pages: memory.size, bytes: memory.calculatedSize }),
    close: async () => {
      changes.close();
      resting.close();
      memory.clear();
      await Promise.all(saving);
      await store.close();
      await reading?.destroy();
    },
    async find(request, isRead = true) {
      // Counted before asking: a change that comes between is seen at the next request.
      const validatedAt = changes.now();
      const entry = memory.get(pageKeyOf(request));
      const stored = entry ? undefined : store.find(request);
      const revision = await revisionOf(request.key);
      if (!revision) return null;
      const isFresh = ({ page }: Entry) =>
        isSameRevision(page.revision, revision) && !isOverdue(page, context.now());
      if (entry && isFresh(entry)) {
        entry.validatedAt = validatedAt;
        fromMemory.inc();
        if (isRead) noteRead(entry);
        return { page: entry.page };
      }
      const found = await stored;
      if (!found || !isSameRevision(found.page.revision, revision)) return { page: null, revision };
      fromStore.inc();
      const remembered = remember(request, found.page, validatedAt, found.readAt);
      if (isRead) noteRead(remembered);
      return { page: found.page };
    },
    async draw(request, revision, drawPage, readAt = context.now()) {
      const pageKey = pageKeyOf(request);
      const underWay = drawing.get(pageKey);
      if (underWay) {
        // It may have begun before a save that this request came after.
        const page = await underWay;
        const isFresh = page && isSameRevision(page.revision, revision) && !isOverdue(page, context.now());
        if (isFresh) return page;
        if (drawing.get(pageKey) === underWay) drawing.delete(pageKey);
        return this.draw(request, revision, drawPage, readAt);
      }
      const validatedAt = changes.now();
      const begun = (async () => {
        const drawn = await drawPage();
        if (!drawn) return null;
        const page = await packPage(drawn);
        fromDrawing.inc();
        remember(request, page, validatedAt, readAt);
        if (page.own) return page;
        save(request, page, readAt);
        resting.add(pageKey);
        return page;
      })().finally(() => {
        if (drawing.get(pageKey) === begun) drawing.delete(pageKey);
      });
      drawing.set(pageKey, begun);
      return begun;
    },
  };
}
