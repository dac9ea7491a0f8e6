import Sqlite from "better-sqlite3";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { DrawnPage } from "#guest/cachedPage.server.ts";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { PAGE_FILE, openPageFile } from "#guest/drawnPageFile.server.ts";
import { openPageTable } from "#guest/drawnPageTable.server.ts";
import { pageCacheOf } from "#guest/pageCache.server.ts";
import { requestOf, type PageRequest } from "#guest/pageRequest.server.ts";
import { redrawReadPages } from "#guest/redrawReadPages.server.ts";
import { openPlatform, type Platform } from "#platform/platform.server.ts";
import { buildApp } from "#server/buildApp.ts";
import { newVisitor } from "#testing/visitor.ts";
import { whenOver } from "#testing/whenOver.ts";
import { newWorld, type World } from "#testing/world.ts";

const DAY = 24 * 60 * 60 * 1000;
const world = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
const aroha = await world.host("Aroha");

async function newGuidebook(name = "Lake House"): Promise<{ id: string; slug: string }> {
  return (await aroha.post("/api/guidebooks", { name })).body;
}

/** Another process on the same database and data folder, perhaps of another build. */
function anotherProcess({ platform: { config }, clock }: World, { build = "test", word = "teal" } = {}) {
  const platform = openPlatform({ config, now: () => clock.now(), log: world.platform.log });
  whenOver(() => platform.close());
  const app = buildApp(
    platform,
    { url: (source) => `/${source}`, style: () => `p{color:${word}}`, serve: (_c, next) => next(), build },
    (c) => Promise.resolve(c.text("screen")),
  );
  const guest = newVisitor(app.fetch as (request: Request) => Promise<Response>); // Hono may answer at once
  return { platform, guest };
}

const storeOf = (platform: Platform) => pageCacheOf(platform).store;
const requestFor = (key: string, build = "test"): PageRequest =>
  requestOf({ build }, { kind: "view", key, origin: "http://porchlight.test" });

describe("a page that one process drew", () => {
  test("is sent by another one from the store, to the letter", async () => {
    const { slug } = await newGuidebook();
    const drawn = await world.guest.get(`/view/${slug}`);
    await vi.waitFor(async () => expect(await storeOf(world.platform).find(requestFor(slug))).toBeDefined());
    const other = anotherProcess(world, { word: "never drawn with" });
    const sent = await other.guest.get(`/view/${slug}`);
    expect(sent.text === drawn.text).toBe(true);
    expect(Object.fromEntries(sent.headers)).toEqual({
      ...Object.fromEntries(drawn.headers),
      "x-request-id": sent.headers.get("x-request-id"),
    });
  });

  test("is never sent by another build", async () => {
    const { slug } = await newGuidebook();
    await world.guest.get(`/view/${slug}`);
    const next = anotherProcess(world, { build: "next", word: "plum" });
    expect((await next.guest.get(`/view/${slug}`)).text).toContain("p{color:plum}");
    expect((await world.guest.get(`/view/${slug}`)).text).toContain("p{color:teal}");
  });

  test("is gone or another one at the very next read of each, once its host changed something", async () => {
    const other = anotherProcess(world);
    const { id, slug } = await newGuidebook();
    const { body: link } = await aroha.post(`/api/guidebooks/${id}/share-links`, {});
    const { body: sections } = await aroha.get(`/api/guidebooks/${id}/sections`);
    const rules = sections.find(({ type }: { type: string }) => type === "rules");
    const everywhere = async (key: string) =>
      Promise.all([world, other].map(async ({ guest }) => guest.get(`/view/${key}`)));
    const statuses = async (key: string) => (await everywhere(key)).map(({ status }) => status);

    expect(await statuses(slug)).toEqual([200, 200]);
    expect(await statuses(link.token)).toEqual([200, 200]);
    for (let change = 0; change < 5; change++) {
      await aroha.put(`/api/guidebook-sections/${rules.id}`, { content: { rules: [`Rule ${change}`] } });
      for (const key of [slug, link.token]) {
        for (const { text } of await everywhere(key)) expect(text).toContain(`Rule ${change}`);
      }
    }
    await aroha.delete(`/api/share-links/${link.token}`);
    expect(await statuses(link.token)).toEqual([404, 404]);
    await aroha.patch(`/api/guidebooks/${id}/archive`);
    expect(await statuses(slug)).toEqual([404, 404]);
    await aroha.patch(`/api/guidebooks/${id}/restore`);
    expect(await statuses(slug)).toEqual([200, 200]);
    const { body } = await aroha.post(`/api/guidebooks/${id}/slug`);
    expect(await statuses(slug)).toEqual([404, 404]);
    expect(await statuses(body.slug)).toEqual([200, 200]);
  });

  test("is not sent for a guidebook that took its slug and stands at the same version", async () => {
    const { id, slug } = await newGuidebook("Bach of before");
    await world.guest.get(`/view/${slug}`);
    await world.platform.db.deleteFrom("guidebooks").where("id", "=", id).execute();
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(404);
    const taken = await aroha.post("/api/guidebooks", { name: "Bach of today", slug });
    expect(taken.body.slug).toBe(slug);
    expect((await world.guest.get(`/view/${slug}`)).text).toContain("Bach of today");
  });
});

test("ends with the plan, and comes back with a new one", async () => {
  const own = await newWorld();
  const ben = await own.host("Ben");
  const { slug } = (await ben.post("/api/guidebooks", { name: "Bach" })).body;
  const { periodEnd } = (await ben.get("/api/subscription-status")).body;
  expect((await own.guest.get(`/view/${slug}`)).status).toBe(200);
  own.clock.advance(periodEnd + 30 * DAY - own.clock.now() - 1);
  expect((await own.guest.get(`/view/${slug}`)).status).toBe(200);
  own.clock.advance(1);
  expect((await own.guest.get(`/view/${slug}`)).status).toBe(404);
});

describe("of several that ask for one page at the same time", () => {
  const DRAWN = { html: "<p>drawn</p>", headers: {} };

  test("one draws it", async () => {
    const { slug } = await newGuidebook();
    const cache = pageCacheOf(world.platform);
    const request = requestFor(slug);
    const found = await cache.find(request);
    if (!found || found.page) throw new Error("the page is there already");
    const { revision } = found;
    const draw = vi.fn<() => Promise<DrawnPage>>(async () => ({ ...DRAWN, revision }));
    const pages = await Promise.all(Array.from({ length: 5 }, () => cache.draw(request, revision, draw)));
    expect(draw).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
  });

  test("one that came after a save does not get what was begun before it", async () => {
    const { id, slug } = await newGuidebook();
    const cache = pageCacheOf(world.platform);
    const request = requestFor(slug);
    const before = await cache.find(request);
    await aroha.put(`/api/guidebooks/${id}`, { name: "Bach" });
    const after = await cache.find(request);
    if (!before || before.page || !after || after.page) throw new Error("the page is there already");
    const drawAt = (revision: typeof before.revision) => async () => ({ ...DRAWN, revision });
    const [early, late] = await Promise.all([
      cache.draw(request, before.revision, drawAt(before.revision)),
      cache.draw(request, after.revision, drawAt(after.revision)),
    ]);
    expect(early?.revision.version).toBe(before.revision.version);
    expect(late?.revision.version).toBe(after.revision.version);
  });

  test("all hear of a failure, and the next one draws it", async () => {
    const { slug } = await newGuidebook();
    const cache = pageCacheOf(world.platform);
    const request = requestFor(slug);
    const found = await cache.find(request);
    if (!found || found.page) throw new Error("the page is there already");
    const { revision } = found;
    const fail = () => cache.draw(request, revision, () => Promise.reject(new Error("no ink")));
    const failed = await Promise.allSettled([fail(), fail()]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await cache.draw(request, revision, async () => ({ ...DRAWN, revision }))).toMatchObject({
      revision,
    });
  });
});

describe("pages that guests read in the last day", () => {
  const assets = { url: (source: string) => `/${source}`, style: () => "p{color:teal}", build: "test" };

  test("are drawn again after a save before anybody asks; others are left", async () => {
    const own = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
    const ben = await own.host("Ben");
    const [read, unread] = [
      (await ben.post("/api/guidebooks", { name: "Read" })).body,
      (await ben.post("/api/guidebooks", { name: "Unread" })).body,
    ];
    const cache = pageCacheOf(own.platform);
    await own.guest.get(`/view/${unread.slug}`);
    own.clock.advance(2 * DAY);
    await own.guest.get(`/view/${read.slug}`);
    await vi.waitFor(async () => expect(await cache.store.find(requestFor(read.slug))).toBeDefined());
    for (const { id, name } of [read, unread])
      await ben.put(`/api/guidebooks/${id}`, { name: `${name} again` });

    const before = own.clock.now();
    own.clock.advance(DAY / 2);
    expect(await redrawReadPages(own.platform, assets)).toBe(1);
    expect(await redrawReadPages(own.platform, assets)).toBe(0);
    await vi.waitFor(async () =>
      expect(await cache.store.find(requestFor(read.slug))).toMatchObject({
        page: { revision: { version: 2 } },
        readAt: before,
      }),
    );
    expect((await cache.find(requestFor(read.slug)))?.page).toBeTruthy();
    expect((await cache.find(requestFor(unread.slug)))?.page).toBeNull();
  });

  test("are drawn again by a new build, and what the old one drew goes a day later", async () => {
    const own = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
    await own.guest.get(`/view/${DEMO_KEY}`);
    const { store } = pageCacheOf(own.platform);
    await vi.waitFor(async () => expect(await store.find(requestFor(DEMO_KEY))).toBeDefined());
    expect(await redrawReadPages(own.platform, { ...assets, build: "next" })).toBe(1);
    await vi.waitFor(async () => expect(await store.find(requestFor(DEMO_KEY, "next"))).toBeDefined());
    own.clock.advance(DAY + 1);
    expect(await redrawReadPages(own.platform, { ...assets, build: "next" })).toBe(0);
    expect(await store.find(requestFor(DEMO_KEY))).toBeUndefined();
    expect(await store.find(requestFor(DEMO_KEY, "next"))).toBeDefined();
  });
});

describe("the store", () => {
  const MAX_BYTES = 1_000_000;
  const open = (platform: Platform) =>
    platform.config.databaseUrl ? openPageTable(platform, MAX_BYTES) : openPageFile(platform, MAX_BYTES);
  const page = (at: number, size = 20_000) => ({
    revision: { guidebookId: `guidebook-${at}`, version: 1, updatedAt: at, liveUntil: at % 2 ? at : null },
    etag: `W/"${at}"`,
    headers: { Vary: "Accept-Encoding" },
    brotli: Buffer.alloc(size, at),
  });

  test("keeps what was read last when it is full", async () => {
    const own = await newWorld();
    const store = open(own.platform);
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
    const store = open(own.platform);
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

describe.skipIf(world.platform.config.databaseUrl)("a store's file under a running server", () => {
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
    const file = join(own.platform.config.dataDir, PAGE_FILE);
    const sqlite = new Sqlite(file);
    sqlite.pragma("wal_checkpoint(TRUNCATE)"); // else all of it would be in the journal
    sqlite.close();
    spoilFile(file);
    const { guest, platform } = anotherProcess(own);
    for (const visitor of [own.guest, guest]) {
      for (const path of [`/view/${slug}`, `/print/${slug}`, `/qr/${slug}`, `/view/${DEMO_KEY}`]) {
        expect((await visitor.get(path)).status).toBe(200);
      }
    }
    expect((await guest.get(`/view/${slug}`)).text === first.text).toBe(true);
    await storeOf(platform).save(requestFor("page-1"), { ...pageOf("Bach"), brotli: Buffer.from("b") }, 1);
    expect(await storeOf(platform).find(requestFor("page-1"))).toMatchObject({ readAt: 1 });
  });

  test("has no room: what is there is still sent, and nothing is tried for a minute", async () => {
    const own = await newWorld();
    const store = openPageFile(own.platform, 100_000);
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
    const file = join(own.platform.config.dataDir, PAGE_FILE);
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
