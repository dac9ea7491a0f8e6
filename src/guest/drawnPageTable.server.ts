import { sql } from "kysely";
import { gather } from "#guest/gather.ts";
import { STORE_BYTES } from "#guest/limits.ts";
import { storeKeyOf } from "#guest/pageRequest.server.ts";
import { ReadNotes } from "#guest/readNotes.server.ts";
import { toListed, toPage, toRow, type DrawnPageStore } from "#guest/storedPage.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { isAmong, runPrepared } from "#core/preparedQuery.server.ts";

/** What all lists of pages read. */
const LISTED = [
  "store_key",
  "kind",
  "link",
  "language",
  "view",
  "origin",
  "build",
  "guidebook_id",
  "version",
  "updated_at",
  "live_until",
  "read_at",
] as const;
const COLUMNS = [...LISTED, "bytes", "checksum", "etag", "headers", "brotli"] as const;

/** After so many bytes that this process stored it looks whether all processes together have stored too much. */
const LOOK_EVERY_BYTES = 16 * 1024 * 1024;

/** Opens the store in an unlogged table of PostgreSQL: empty after a crash of the database, and no part of a replica. */
export function openPageTable({ db, log }: AppContext, maxBytes = STORE_BYTES): DrawnPageStore {
  let sinceLook = 0;

  const attempt = async <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, "drawn pages cannot be stored; they are drawn anew");
      return otherwise;
    }
  };

  const rows = gather((storeKeys) =>
    attempt(async () => {
      const pages = db
        .selectFrom("drawn_pages")
        .select(COLUMNS)
        .where(isAmong(db, "store_key", storeKeys));
      const found = await runPrepared(db, pages);
      return new Map(found.map((row) => [row.store_key, row]));
    }, new Map()),
  );

  const writeReads = (reads: ReadonlyMap<string, number>) => {
    const latest = Math.max(...reads.values());
    const read = db.updateTable("drawn_pages").set({ read_at: latest });
    return attempt(
      async () => void (await read.where("store_key", "in", [...reads.keys()]).execute()),
      undefined,
    );
  };
  const notes = new ReadNotes(writeReads);

  /** Keeps the pages that were read last, as many as there is room for. */
  const evict = () =>
    sql`
    delete from drawn_pages where store_key in (
      select store_key from (
        select store_key, sum(bytes) over (order by read_at desc, store_key) as newer from drawn_pages) as pages
      where newer > ${Math.floor(maxBytes * 0.95)})`.execute(db);

  return {
    async find(request) {
      const row = await rows(storeKeyOf(request));
      return row && toPage(row);
    },
    async save(request, page, readAt) {
      const { build } = request;
      if (build === null) return;
      const { store_key: storeKey, ...row } = toRow({ ...request, build }, page, readAt);
      await attempt(async () => {
        await db
          .insertInto("drawn_pages")
          .values({ store_key: storeKey, ...row })
          .onConflict((conflict) => conflict.column("store_key").doUpdateSet(row))
          .execute();
        sinceLook += row.bytes;
        if (sinceLook < Math.min(LOOK_EVERY_BYTES, maxBytes)) return;
        sinceLook = 0;
        const { total } = await db
          .selectFrom("drawn_pages")
          .select((all) => all.fn.sum<number | null>("bytes").as("total"))
          .executeTakeFirstOrThrow();
        if (Number(total) > maxBytes) await evict();
      }, undefined);
    },
    noteRead: (request, at) => notes.add(storeKeyOf(request), at),
    flush: () => notes.flush(),
    listReadSince: (since, after, limit) =>
      attempt(async () => {
        const listed = await db
          .selectFrom("drawn_pages")
          .select(LISTED)
          .where("read_at", ">=", since)
          .where("store_key", ">", after)
          .orderBy("store_key")
          .limit(limit)
          .execute();
        return listed.map(toListed);
      }, []),
    sweep: (since, other) =>
      attempt(async () => {
        await db
          .deleteFrom("drawn_pages")
          .where((row) =>
            row.or([
              row("read_at", "<", since),
              row.and([row("build", "<>", other.build), row("read_at", "<", other.since)]),
            ]),
          )
          .execute();
      }, undefined),
    forget: (guidebookIds) =>
      attempt(async () => {
        if (guidebookIds.length === 0) return;
        await db
          .deleteFrom("drawn_pages")
          .where("guidebook_id", "in", [...guidebookIds])
          .execute();
      }, undefined),
    close: () => notes.flush(),
  };
}
