import { beforeAll, describe, expect, test } from "vitest";
import { writeOpens } from "#guidebooks/guestUsage/opens.server.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const DAY = 24 * 3_600_000;

let world: World;
let aroha: Host;
let id: string;
let slug: string;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
});

async function open(section = "", { by = world.guest, headers = {}, key = slug } = {}) {
  const opened = await by.post(`/view/${key}/seen?section=${section}`, undefined, headers);
  expect(opened.status).toBe(204);
}

const opens = async () => (await aroha.get(`/api/guidebooks/${id}/opens`)).body;

describe("opens", () => {
  test("are counted by day and section, and shown for 30 days", async () => {
    await open();
    await open("wifi");
    await open("wifi");
    await open("checkin");
    await open("no-such-section");
    await writeOpens(world.context);
    world.clock.advance(DAY);
    await open();
    await open();
    await writeOpens(world.context);
    const shown = await opens();
    expect(shown).toMatchObject({
      total: 3,
      sections: [
        { type: "wifi", count: 2 },
        { type: "checkin", count: 1 },
      ],
    });
    expect(shown.week).toEqual({ total: shown.total, sections: shown.sections });
    expect(shown.days).toHaveLength(30);
    expect(shown.days.slice(-2)).toEqual([
      { day: "2026-01-05", count: 1 },
      { day: "2026-01-06", count: 2 },
    ]);
    expect((await aroha.get("/api/opens")).body).toEqual([{ guidebookId: id, total: 3 }]);
  });

  test("of the last seven days are counted apart", async () => {
    world.clock.advance(6 * DAY);
    expect((await opens()).week).toEqual({ total: 2, sections: [] });
    world.clock.advance(DAY);
    expect((await opens()).week.total).toBe(0);
    expect((await opens()).total).toBe(3);
  });

  test("of who asks not to be counted, of hosts, of the demo and of nothing are none", async () => {
    const before = (await opens()).total;
    await open("", { headers: { dnt: "1" } });
    await open("", { headers: { "sec-gpc": "1" } });
    await open("", { by: aroha });
    await open("", { key: "demo-wanaka-retreat" });
    await open("", { key: "no-such-home-x7k2p9" });
    await writeOpens(world.context);
    expect((await opens()).total).toBe(before);
    await open();
    await writeOpens(world.context);
    expect((await opens()).total).toBe(before + 1);
  });

  test("by a share link count for its guidebook, and rows hold nothing of the guest", async () => {
    const before = (await opens()).total;
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`, {})).body;
    await open("", { key: token });
    await writeOpens(world.context);
    expect((await opens()).total).toBe(before + 1);
    const rows = await world.context.db.selectFrom("guidebook_opens").selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(["count", "day", "guidebook_id", "section"]);
  });

  test("go after 400 days", async () => {
    world.clock.advance(402 * DAY);
    await world.runJobs();
    expect(await world.context.db.selectFrom("guidebook_opens").selectAll().execute()).toEqual([]);
  });
});
