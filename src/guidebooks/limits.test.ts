import { expect, test } from "vitest";
import { slugsPerHost, guidebooksPerHost, shareLinksPerHost } from "#guidebooks/limits.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;

test.each([
  { what: "guidebooks", rule: guidebooksPerHost, call: () => "/api/guidebooks" },
  { what: "links", rule: shareLinksPerHost, call: (id: string) => `/api/guidebooks/${id}/share-links` },
  { what: "first links", rule: shareLinksPerHost, call: (id: string) => `/api/guidebooks/${id}/share` },
  { what: "slugs", rule: slugsPerHost, call: (id: string) => `/api/guidebooks/${id}/slug` },
])("one account makes so many $what a day, and more tomorrow", async ({ rule, call }) => {
  const world = await newWorld();
  const [aroha, bo] = [await world.host("Aroha"), await world.host("Bo")];
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const make = () => aroha.post(call(id), { name: "Lake House" });
  for (let made = 0; made < rule.points; made++) await world.context.limits.consume(rule, aroha.id);
  expect(await make()).toMatchObject({ status: 429, body: { code: "too_many", message: rule.message } });
  expect((await bo.post("/api/guidebooks", { name: "Sea House" })).status).toBe(201);
  world.clock.advance(DAY);
  expect((await make()).status).toBeLessThan(300);
});

test("whoever has shared a guidebook can go on opening the share dialog", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  await aroha.post(`/api/guidebooks/${id}/share`);
  for (let made = 0; made < shareLinksPerHost.points; made++)
    await world.context.limits.consume(shareLinksPerHost, aroha.id);
  expect((await aroha.post(`/api/guidebooks/${id}/share`)).status).toBe(200);
});
