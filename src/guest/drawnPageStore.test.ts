import Sqlite from "better-sqlite3";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { PAGE_FILE, openPageFile } from "#guest/drawnPageFile.server.ts";
import { openPageTable } from "#guest/drawnPageTable.server.ts";
import { pageCacheOf } from "#guest/pageCache.server.ts";
import { requestOf, type PageRequest } from "#guest/pageRequest.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { anotherProcess } from "#test/anotherProcess.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;
const storeOf = (context: AppContext) => pageCacheOf(context).store;
const requestFor = (key: string, build = "test"): PageRequest =>
  requestOf({ build }, { kind: "view", language: "en", key, origin: "http://porchlight.test" });

describe("the store", () => {
  const MAX_BYTES = 1_000_000;
  const open = (context: AppContext) =>
    context.config.databaseUrl ? openPageTable(context, MAX_BYTES) : openPageFile(context, MAX_BYTES);
  const page = (at: number, size = 20_000) => ({
    revision: { guidebookId: `guidebook-${at}`, version: 1, updatedAt: at, liveUntil: at % 2 ? at : null },
    etag: `W/"${at}"`,
    headers: { Vary: "Accept-Encoding" },
    brotli: Buffer.alloc(size, at),
  });

  test("keeps what was read last when it is full", async () => {
    const own = await newWorld();
    const store = open(own.context);
    for (let at = 0; at < 100; at++) {
      await store.save(requestFor(`page-${at}`), page(at), at);
      if (at === 5) {
        store.noteRead(requestFor("page-5"), DAY);
        await store.flush();
      }
    }
    expect(await store.find(requestFor("page-0"))).toBeUndefined();
    expect(await store.find(requestFor("page-5"))).toEqual({ page: page(5), readAt: DAY });
    expect(await store.find(requestFor("page-99"))).toEqual({ page: page(99), readAt: 99 });
    const left = await store.listReadSince(0, "", 1000);
    expect(left.length).toBeGreaterThan(20);
    expect(left.length * 20_000).toBeLessThanOrEqual(MAX_BYTES);
    await store.close();
  });

  test("lists by last read, forgets a guidebook, and sweeps what nobody read", async () => {
    const own = await newWorld();
    const store = open(own.context);
    for (let at = 1; at <= 6; at++)
      await store.save(requestFor(`page-${at}`, `build-${at % 2}`), page(at), at);
    const links = async (since: number) =>
      (await store.listReadSince(since, "", 10)).map(({ request }) => request.key).toSorted();
    expect(await links(5)).toEqual(["page-5", "page-6"]);
    await store.forget(["guidebook-6"]);
    expect(await links(0)).toEqual(["page-1", "page-2", "page-3", "page-4", "page-5"]);
    await store.sweep(2, { build: "build-1", since: 5 });
    expect(await links(0)).toEqual(["page-3", "page-5"]);
    await store.close();
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)("a store's file under a running server", () => {
  const spoil: Record<string, (file: string) => void> = {
    "was deleted": (file) => ["", "-wal", "-shm"].forEach((ending) => rmSync(file + ending, { force: true })),
    "is rubbish": (file) => writeFileSync(file, Buffer.alloc(100_000, "rubbish")),
    "is half there": (file) => writeFileSync(file, readFileSync(file).subarray(0, 5000)),
  };

  test.each(Object.entries(spoil))("%s: pages are drawn, and stored again", async (_how, spoilFile) => {
    const own = await newWorld();
    const ben = await own.host("Ben");
    const { slug } = (await ben.post("/api/guidebooks", { name: "Bach" })).body;
    const first = await own.guest.get(`/view/${slug}`);
    const file = join(own.context.config.dataDir, PAGE_FILE);
    const sqlite = new Sqlite(file);
    sqlite.pragma("wal_checkpoint(TRUNCATE)"); // else all of it would be in the journal
    sqlite.close();
    spoilFile(file);
    const { guest, context } = anotherProcess(own);
    for (const visitor of [own.guest, guest]) {
      for (const path of [`/view/${slug}`, `/print/${slug}`, `/qr/${slug}`, `/view/${DEMO_KEY}`]) {
        expect((await visitor.get(path)).status).toBe(200);
      }
    }
    expect((await guest.get(`/view/${slug}`)).text === first.text).toBe(true);
    await storeOf(context).save(requestFor("page-1"), { ...pageOf("Bach"), brotli: Buffer.from("b") }, 1);
    expect(await storeOf(context).find(requestFor("page-1"))).toMatchObject({ readAt: 1 });
  });

  test("has no room: what is there is still sent, and nothing is tried for a minute", async () => {
    const own = await newWorld();
    const store = openPageFile(own.context, 100_000);
    const packed = (name: string, size: number) => ({ ...pageOf(name), brotli: Buffer.alloc(size, 7) });
    await store.save(requestFor("page-1"), packed("Bach", 20_000), 1);
    await store.save(requestFor("page-2"), packed("Barn", 500_000), 2);
    await store.save(requestFor("page-3"), packed("Byre", 20_000), 3);
    expect(await store.find(requestFor("page-2"))).toBeUndefined();
    expect(await store.find(requestFor("page-3"))).toBeUndefined();
    expect(await store.find(requestFor("page-1"))).toMatchObject({ readAt: 1 });
    expect(own.logged.filter((line) => JSON.stringify(line).includes("SQLITE_FULL"))).toHaveLength(1);
    own.clock.advance(60_001);
    await store.save(requestFor("page-3"), packed("Byre", 20_000), 3);
    expect(await store.find(requestFor("page-3"))).toMatchObject({ readAt: 3 });
    await store.close();
  });

  test("cannot be made: pages are drawn, and it is said once", async () => {
    const own = await newWorld();
    const file = join(own.context.config.dataDir, PAGE_FILE);
    rmSync(file, { force: true });
    mkdirSync(file);
    for (const kind of ["view", "print", "qr"]) {
      expect((await own.guest.get(`/${kind}/${DEMO_KEY}`)).status).toBe(200);
    }
    expect(own.logged.filter((line) => JSON.stringify(line).includes("cannot be stored"))).toHaveLength(1);
  });
});

const pageOf = (name: string) => ({
  revision: { guidebookId: name, version: 1, updatedAt: 1, liveUntil: null },
  etag: `W/"${name}"`,
  headers: {},
});
