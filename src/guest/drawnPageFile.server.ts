import Sqlite from "better-sqlite3";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { toListed, toPage, toRow, type DrawnPageStore, type ListedRow } from "#guest/storedPage.server.ts";
import { ReadNotes } from "#guest/readNotes.server.ts";
import { STORE_BYTES } from "#guest/limits.ts";
import { storeKeyOf } from "#guest/pageRequest.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { DrawnPagesTable } from "#guest/tables.server.ts";

export const PAGE_FILE = "drawn-pages.db";

/** Goes up with every change of the table: a file of another one is made anew. */
const SCHEMA = 1;
/** Another process writes for less than this; a page that cannot be stored is drawn again. */
const BUSY_MS = 50;
/** So long the store is left alone after a failure. */
const REST_MS = 60_000;
const EVICTED_PER_BATCH = 16;

/** `brotli` comes last: rows are listed without reading the pages that it fills. */
const TABLE = `
  create table drawn_pages (
    store_key text primary key, kind text not null, link text not null, language text not null, view text not null,
    origin text not null, build text not null, guidebook_id text not null, version integer not null,
    updated_at integer not null, live_until integer, read_at integer not null, bytes integer not null,
    checksum integer not null, etag text not null, headers text not null, brotli blob not null);
  create index drawn_pages_read on drawn_pages (read_at);
  create index drawn_pages_guidebook on drawn_pages (guidebook_id);
  pragma user_version = ${SCHEMA}`;

const COLUMNS =
  "store_key, kind, link, language, view, origin, build, guidebook_id, version, updated_at, live_until, read_at";

/** A file that is damaged, or that something else made. */
const BROKEN = /^SQLITE_(CORRUPT|NOTADB|IOERR|CANTOPEN|ERROR|READONLY_DBMOVED|SCHEMA)/;

/**
 * Opens the store in a SQLite file beside the database. It is not synced: after a loss of power a row may be damaged,
 * which its checksum tells. A file that fails is deleted and made anew; while none can be made, nothing is stored.
 */
export function openPageFile({ config, log, now }: AppContext, maxBytes = STORE_BYTES): DrawnPageStore {
  const path = join(config.dataDir, PAGE_FILE);
  let file: Statements | null = null;
  let restsUntil = 0;
  let writesRestUntil = 0;

  /** Does the work on the file; gives `otherwise` where that fails, and sees to it that the next call may succeed. */
  const attempt = <Value>(work: (file: Statements) => Value, otherwise: Value): Value => {
    if (now() < restsUntil) return otherwise;
    try {
      return work((file ??= openStatements(path, maxBytes)));
    } catch (error) {
      const code = error instanceof Sqlite.SqliteError ? error.code : "";
      if (file && code.startsWith("SQLITE_BUSY")) return otherwise;
      // Not as `err`: that would count as an outage of the database, which is another file.
      log.warn({ code, reason: String(error) }, "drawn pages cannot be stored; they are drawn anew");
      if (code === "SQLITE_FULL") writesRestUntil = now() + REST_MS;
      else if (BROKEN.test(code)) discard();
      else restsUntil = now() + REST_MS;
      return otherwise;
    }
  };

  const attemptWrite = (work: (file: Statements) => void) => {
    if (now() >= writesRestUntil) attempt(work, undefined);
  };

  const discard = () => {
    try {
      file?.close();
      file = null;
      for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
      restsUntil = 0;
      file = openStatements(path, maxBytes);
    } catch {
      restsUntil = now() + REST_MS;
    }
  };

  const notes = new ReadNotes(async (reads) => attemptWrite(({ writeReads }) => writeReads(reads)));

  return {
    async find(request) {
      const row = attempt(({ find }) => find.get(storeKeyOf(request)), undefined);
      return row && toPage(row);
    },
    async save(request, page, readAt) {
      const { build } = request;
      if (build === null) return;
      attemptWrite((open) => open.save(toRow({ ...request, build }, page, readAt)));
    },
    noteRead: (request, at) => notes.add(storeKeyOf(request), at),
    flush: () => notes.flush(),
    async listReadSince(since, after, limit) {
      return attempt(({ list }) => list.all(since, after, limit), []).map(toListed);
    },
    async sweep(since, other) {
      attemptWrite(({ sweep }) => sweep.run(since, other.build, other.since));
    },
    async forget(guidebookIds) {
      attemptWrite(({ forget }) => forget(guidebookIds));
    },
    async close() {
      await notes.flush();
      restsUntil = Infinity;
      file?.close();
      file = null;
    },
  };
}

/** Empties the file, and writes it anew so that no page can be read in its free space. Waits for who writes in it. */
export function emptyPageFile({ config }: Pick<AppContext, "config">): void {
  const path = join(config.dataDir, PAGE_FILE);
  if (!existsSync(path)) return;
  const file = new Sqlite(path);
  file.exec("delete from drawn_pages; vacuum");
  file.pragma("wal_checkpoint(TRUNCATE)");
  file.close();
}

type Statements = ReturnType<typeof openStatements>;

function openStatements(path: string, maxBytes: number) {
  const file = new Sqlite(path, { timeout: BUSY_MS });
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = OFF");
  file.pragma("journal_size_limit = 16777216");
  if (Number(file.pragma("user_version", { simple: true })) !== SCHEMA) {
    file.exec(`drop table if exists drawn_pages; ${TABLE}`);
  }
  const insert = file.prepare<[DrawnPagesTable]>(`
    insert or replace into drawn_pages values (
      @store_key, @kind, @link, @language, @view, @origin, @build, @guidebook_id, @version, @updated_at, @live_until,
      @read_at, @bytes, @checksum, @etag, @headers, @brotli)`);
  const evict = file.prepare(`
    delete from drawn_pages where store_key in
      (select store_key from drawn_pages order by read_at limit ${EVICTED_PER_BATCH})`);
  const noteRead = file.prepare("update drawn_pages set read_at = ? where store_key = ?");
  const pageSize = Number(file.pragma("page_size", { simple: true }));
  // What is let go of leaves room inside the file; should that ever fail, this is the end of its growth.
  file.pragma(`max_page_count = ${Math.ceil((maxBytes * 1.25) / pageSize)}`);
  const sizes = file.prepare<[], { used: number }>(
    "select page_count - freelist_count as used from pragma_page_count, pragma_freelist_count",
  );

  const forgetOne = file.prepare<[string]>("delete from drawn_pages where guidebook_id = ?");

  return {
    find: file.prepare<[string], DrawnPagesTable>("select * from drawn_pages where store_key = ?"),
    list: file.prepare<[number, string, number], ListedRow>(
      `select ${COLUMNS} from drawn_pages where read_at >= ? and store_key > ? order by store_key limit ?`,
    ),
    sweep: file.prepare<[number, string, number]>(
      "delete from drawn_pages where read_at < ? or (build <> ? and read_at < ?)",
    ),
    /** Overwrites the pages of guidebooks, and empties the log that holds them as they were, unless somebody reads it. */
    forget: (guidebookIds: readonly string[]) => {
      file.pragma("secure_delete = ON");
      for (const id of guidebookIds) forgetOne.run(id);
      file.pragma("wal_checkpoint(TRUNCATE)");
      file.pragma("secure_delete = OFF");
    },
    save: file.transaction((row: DrawnPagesTable) => {
      if ((sizes.get()?.used ?? 0) * pageSize + row.bytes > maxBytes) evict.run();
      insert.run(row);
    }),
    writeReads: file.transaction((reads: ReadonlyMap<string, number>) => {
      for (const [storeKey, at] of reads) noteRead.run(at, storeKey);
    }),
    close: () => file.close(),
  };
}
