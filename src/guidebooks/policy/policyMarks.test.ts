import { beforeAll, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const BOOK = "Next time, book directly with us and save 15 %.";
const REVIEW = "A bottle of wine for every good review!";
let world: World;
let aroha: Host;
let id: string;

async function save(type: string, content: unknown) {
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  expect((await aroha.put(`/api/guidebook-sections/${section.id}`, { content })).status).toBe(200);
  return String(section.id);
}
const marksFor = async (platform: string, host = aroha) =>
  host.get(`/api/guidebooks/${id}/policy?platform=${platform}`);

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
});

test("a passage is listed with its kind, source and date, and none is called allowed", async () => {
  const welcome = await save("welcome", { text: `<p>Kia ora. ${BOOK}</p><p>The lake is cold.</p>` });
  const rules = await save("rules", { rules: ["Shoes off", REVIEW] });
  const { status, body, text } = await marksFor("airbnb");
  expect(status).toBe(200);
  const source = "https://www.airbnb.com/help/article/2799";
  expect(body).toEqual([
    { sectionId: welcome, text: BOOK, kind: "booking-elsewhere", source, asOf: "2025-05-10" },
    expect.objectContaining({ sectionId: rules, text: REVIEW, kind: "reviews-for-reward" }),
  ]);
  expect(text).not.toMatch(/allowed|permitted|safe\b/);
});

test("each platform has its own sources", async () => {
  const sources = await Promise.all(
    ["airbnb", "booking", "vrbo"].map(async (platform) => (await marksFor(platform)).body[0].source),
  );
  expect(new Set(sources.map((source) => new URL(source).hostname)).size).toBe(3);
});

test("what guests of a platform do not read is not listed for it", async () => {
  await save("welcome", { text: `<p>Kia ora.</p><div data-not-for="airbnb"><p>${BOOK}</p></div>` });
  const textsFor = async (platform: string) =>
    (await marksFor(platform)).body.map(({ text }: { text: string }) => text);
  expect(await textsFor("airbnb")).toEqual([REVIEW]);
  expect(await textsFor("vrbo")).toEqual([BOOK, REVIEW]);
});

test("a viewer reads it, another host does not, and a platform is named", async () => {
  expect((await marksFor("airbnb", await world.member(aroha, "Vera", "viewer"))).status).toBe(200);
  expect((await marksFor("airbnb", await world.host("Bo"))).status).toBe(404);
  expect((await marksFor("expedia")).status).toBe(400);
});
