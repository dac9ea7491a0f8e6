import { describe, expect, test, vi } from "vitest";
import type { DrawnPage } from "#guest/pages/encode.server.ts";
import { newPageCache, pageCacheOf } from "#guest/pages/cache.server.ts";
import { readRevisionsOrDemo, type PageRequest } from "#guest/pages/find.server.ts";
import { anotherProcess } from "#test/anotherProcess.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;
const world = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
const aroha = await world.host("Aroha");

async function newGuidebook(name = "Lake House"): Promise<{ id: string; slug: string }> {
  return (await aroha.post("/api/guidebooks", { name })).body;
}

const requestFor = (key: string): PageRequest => ({
  kind: "view",
  language: "own",
  key,
  origin: "http://porchlight.test",
});

describe("a page that a process drew", () => {
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
    await world.context.db.deleteFrom("guidebooks").where("id", "=", id).execute();
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
  const DRAWN = { html: "<p>drawn</p>", headers: {}, changesAt: null };

  test("one draws it", async () => {
    const { slug } = await newGuidebook();
    const cache = pageCacheOf(world.context);
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
    const cache = pageCacheOf(world.context);
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
    const cache = pageCacheOf(world.context);
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

describe("while the database does not answer", () => {
  const gone = () => Object.assign(new Error("the server closed the connection"), { code: "57P01" });

  async function newOutage({ changesAfterMs = null }: { changesAfterMs?: number | null } = {}) {
    const own = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
    const ben = await own.host("Ben");
    const { slug } = (await ben.post("/api/guidebooks", { name: "Hut" })).body;
    let database: "well" | "gone" | "silent" = "well";
    const cache = newPageCache(own.context, async (context, keys) => {
      if (database === "gone") throw gone();
      if (database === "silent") await new Promise(() => {});
      return readRevisionsOrDemo(context, keys);
    });
    const request = requestFor(slug);
    const found = await cache.find(request);
    if (!found || found.page) throw new Error("the page is there already");
    const { revision } = found;
    const changesAt = changesAfterMs === null ? null : own.clock.now() + changesAfterMs;
    await cache.draw(request, revision, async () => ({
      html: "<p>drawn</p>",
      headers: {},
      changesAt,
      revision,
    }));
    const read = () => cache.find(request).then((at) => at?.page?.etag);
    return {
      ...own,
      read,
      lose: (how: "gone" | "silent") => (database = how),
      heal: () => (database = "well"),
    };
  }

  test.each(["gone", "silent"] as const)("a page of the minute before is read on: %s", async (how) => {
    const outage = await newOutage();
    const etag = await outage.read();
    outage.clock.advance(59_000);
    outage.lose(how);
    expect(await outage.read()).toBe(etag);
    outage.clock.advance(5 * 60_000 - 1);
    expect(await outage.read()).toBe(etag);
    outage.heal();
  });

  test("it is not read after five minutes, nor at once if it was older", async () => {
    const outage = await newOutage();
    outage.lose("gone");
    await outage.read();
    outage.clock.advance(5 * 60_000);
    await expect(outage.read()).rejects.toThrow("closed the connection");

    const later = await newOutage();
    later.clock.advance(61_000);
    later.lose("gone");
    await expect(later.read()).rejects.toThrow("closed the connection");
    later.heal();
    const etag = await later.read();
    later.lose("gone");
    expect(await later.read()).toBe(etag);
  });

  test("a page that changes by the clock is not read past that moment", async () => {
    const outage = await newOutage({ changesAfterMs: 30_000 });
    outage.lose("gone");
    expect(await outage.read()).toBeDefined();
    outage.clock.advance(30_000);
    await expect(outage.read()).rejects.toThrow("closed the connection");
  });
});

test.skipIf(process.env.TEST_DATABASE_URL)("a page does not wait for what others write", async () => {
  const { db } = world.context;
  const { slug } = (await (await world.host("Rua")).post("/api/guidebooks", { name: "Hut" })).body;
  const read = () => world.guest.get(`/view/${slug}`);
  expect((await read()).status).toBe(200);
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const writing = db.transaction().execute(async () => {
    started.resolve();
    await end.promise;
  });
  await started.promise;
  expect(await pageCacheOf(world.context).find(requestFor(slug))).toHaveProperty("page.etag");
  end.resolve();
  await writing;
});
