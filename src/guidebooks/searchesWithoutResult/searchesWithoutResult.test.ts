import { beforeAll, describe, expect, test } from "vitest";
import { textToCount } from "#guidebooks/searchesWithoutResult/textToCount.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const DAY = 24 * 3_600_000;

let world: World;
let aroha: Host;
let id: string;
let slug: string;
beforeAll(async () => {
  world = await newWorld({ TRUST_PROXY: "127.0.0.1" });
  aroha = await world.host("Aroha");
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const { body: sections } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const rules = sections.find(({ type }: { type: string }) => type === "rules");
  const content = { rules: ["Feed the chickens", "Rufus the goat is shy"] };
  await aroha.put(`/api/guidebook-sections/${rules.id}`, { content });
});

let place = 0;

interface Sent {
  by?: Host | World["guest"];
  headers?: Record<string, string>;
  key?: string;
}

/** What the guest's script sends after two seconds. */
async function miss(query: string, { by = world.guest, headers = {}, key = slug }: Sent = {}) {
  const form = new FormData();
  form.set("q", query);
  // Each from another place: how much one of them may send is another test.
  const from = `203.0.113.${(place += 1) % 250}`;
  const sent = await by.post(`/view/${key}/unfound`, form, { "x-forwarded-for": from, ...headers });
  expect(sent.status).toBe(204);
}

const unfound = async (): Promise<{ text: string; count: number; section: string }[]> =>
  (await aroha.get(`/api/guidebooks/${id}/unfound`)).body;
const texts = async () => (await unfound()).map(({ text }) => text);
const rows = async () => {
  const { db } = world.context;
  const searches = await db.selectFrom("unfound_searches").selectAll().execute();
  return { searches, digests: await db.selectFrom("unfound_digests").selectAll().execute() };
};

describe("what guests did not find", () => {
  test("is counted at once in words of our own and of the guidebook, with the section for an answer", async () => {
    await miss("Sauna?");
    await miss("sauna");
    await miss("feed Rufus a sauna");
    await miss("tennis");
    expect(await unfound()).toEqual([
      { text: "sauna", count: 2, lastDay: "2026-01-05", section: "amenities" },
      { text: "feed rufus a sauna", count: 1, lastDay: "2026-01-05", section: "amenities" },
      { text: "tennis", count: 1, lastDay: "2026-01-05", section: "activities" },
    ]);
  });

  test("is not counted where something answers it, whatever a stranger sends", async () => {
    const before = await rows();
    await miss("chickens");
    await miss("goat");
    expect(await rows()).toEqual(before);
  });

  test("in other words is a digest until it came on three days", async () => {
    for (const day of [1, 2, 3]) {
      expect(await texts(), `day ${day}`).not.toContain("zeppelin mooring");
      await miss("Zeppelin mooring");
      await miss("zeppelin mooring!");
      expect(JSON.stringify(await rows()).includes("zeppelin")).toBe(day === 3);
      world.clock.advance(DAY);
    }
    expect(await unfound()).toContainEqual(
      expect.objectContaining({ text: "zeppelin mooring", count: 4, section: "howto" }),
    );
    expect((await rows()).digests).toEqual([]);
    await miss("zeppelin mooring");
    expect((await unfound()).find(({ text }) => text === "zeppelin mooring")?.count).toBe(5);
  });

  test.each([
    "Anna Müller",
    "Herr Fischer Zimmer",
    "anna.mueller@example.com",
    "+64 21 555 0142",
    "0491 570 156",
    "Bergstraße 12, 81667 München",
    "14 Rue des Lilas",
    "田中さくら",
    "김민준",
    "محمد عبدالله",
    "Kowalczyk sauna",
    "https://example.com/anna?token=abc",
    "passport K4471902",
  ])("holds no person: %s", async (query) => {
    const before = await rows();
    await miss(query);
    const after = await rows();
    const added = after.searches.filter(
      (row) => !before.searches.some((one) => JSON.stringify(one) === JSON.stringify(row)),
    );
    expect(added.map(({ text }) => text).filter((text) => text !== "passport")).toEqual([]);
    const stored = JSON.stringify(after.digests);
    for (const word of query
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((one) => one.length > 3))
      expect(stored).not.toContain(word);
  });

  test("of who asks not to be counted, of hosts, of the demo and of nothing is none", async () => {
    const before = await rows();
    await miss("sauna", { headers: { dnt: "1" } });
    await miss("sauna", { headers: { "sec-gpc": "1" } });
    await miss("sauna", { by: aroha });
    await miss("sauna", { key: "demo-wanaka-retreat" });
    await miss("sauna", { key: "no-such-home-x7k2p9" });
    await miss("");
    await miss("12345");
    expect(await rows()).toEqual(before);
  });

  test("counts without script too", async () => {
    await world.guest.get(`/view/${slug}/search?q=jacuzzi`);
    expect(await texts()).toContain("jacuzzi");
  });

  test("has no column of a guest, and no time finer than the day", async () => {
    const [row] = (await rows()).searches;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(["count", "day", "guidebook_id", "text"]);
  });

  test("is dismissed by who may edit, and is nobody else's", async () => {
    const dismiss = (by: Host) => by.post(`/api/guidebooks/${id}/unfound/dismissed`, { text: "tennis" });
    const stranger = await world.host("Tane");
    expect((await stranger.get(`/api/guidebooks/${id}/unfound`)).status).toBe(404);
    expect((await dismiss(stranger)).status).toBe(404);
    expect(await texts()).toContain("tennis");
    expect((await dismiss(aroha)).status).toBe(204);
    expect((await dismiss(aroha)).status).toBe(204);
    await miss("tennis");
    expect(await texts()).not.toContain("tennis");
  });

  test("of one visitor is no flood, and of many neither", async () => {
    world.clock.advance(DAY);
    const total = async () => (await rows()).searches.reduce((sum, { count }) => sum + count, 0);
    const before = await total();
    const one = { headers: { "x-forwarded-for": "198.51.100.7" } };
    for (let sent = 0; sent < 40; sent++) await miss("sauna", one);
    expect((await total()) - before).toBe(30);
    for (let visitor = 0; visitor < 90; visitor++) await miss("sauna");
    expect((await total()) - before).toBe(100);
  });

  test("goes after 90 days", async () => {
    await miss("Zeppelin");
    world.clock.advance(92 * DAY);
    await world.runJobs();
    expect(await rows()).toEqual({ searches: [], digests: [] });
  });
});

test("a text is counted without addresses and numbers, in 60 letters at most", () => {
  expect(textToCount("  Where is the POOL?? ")).toBe("where is the pool");
  expect(textToCount("mail anna@example.com or 0491 570 156")).toBe("mail or");
  expect(textToCount("see https://example.com/a and www.example.com")).toBe("see and");
  expect(textToCount("a".repeat(100))).toHaveLength(60);
  expect(textToCount("word ".repeat(40)).length).toBeLessThanOrEqual(60);
  expect(textToCount("l'eau du robinet")).toBe("l'eau du robinet");
  expect(textToCount("プールはありますか？")).toBe("プールはありますか");
});
