import { beforeEach, expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
let id: string;
let slug: string;

beforeEach(async () => {
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
});

async function save(type: string, content: unknown) {
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  expect(saved.status).toBe(200);
}

const guide = (title: string) => ({ title, description: "<p>Press once.</p>" });
const cards = async () => (await aroha.post(`/api/guidebooks/${id}/cards`)).body;
const pathOf = (url: string) => new URL(url).pathname;
const open = (url: string) => world.guest.get(pathOf(url));
const leadsTo = async (url: string) => (await open(url)).headers.get("location");

test("the card at the door has a short link that leads to the permanent one", async () => {
  const { door } = await cards();
  expect(pathOf(door.url)).toMatch(/^\/g\/[abcdefghjkmnpqrstuvwxyz23456789]{10}$/);
  const opened = await open(door.url);
  expect(opened.status).toBe(303);
  expect(opened.headers.get("location")).toBe(`/view/${slug}`);
  expect(opened.headers.get("cache-control")).toBe("no-store");
  expect(opened.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect((await world.guest.get(pathOf(door.url).toUpperCase().replace("/G/", "/g/"))).status).toBe(303);
});

test("cards that are drawn again have the same links, also at the same moment", async () => {
  const [one, other] = await Promise.all([cards(), cards()]);
  expect(other.door.url).toBe(one.door.url);
  await aroha.put(`/api/guidebooks/${id}`, { name: "Lake House 2" });
  expect((await cards()).door.url).toBe(one.door.url);
});

test("the card of an appliance leads to its guide, wherever that stands by now", async () => {
  await save("howto", { items: [guide("Spa"), guide("Coffee machine")] });
  const [, coffee] = (await cards()).guides;
  expect(coffee).toMatchObject({ title: "Coffee machine", text: "Scan to see how it works." });
  expect(await leadsTo(coffee.url)).toBe(`/view/${slug}#howto-2`);
  expect((await world.guest.get(`/view/${slug}`)).text).toMatch(/Coffee machine[^]*id="howto-2"/);
  await save("howto", { items: [guide("Coffee machine"), guide("Spa")] });
  expect(await leadsTo(coffee.url)).toBe(`/view/${slug}#howto-1`);
  await save("howto", { items: [guide("Oven")] });
  expect(await leadsTo(coffee.url)).toBe(`/view/${slug}#howto`);
});

test("the card of a guide in a section that guests do not find leads to the guidebook", async () => {
  await save("howto", { items: [guide("Spa")] });
  const [spa] = (await cards()).guides;
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const sections = body.map((one: { id: string; type: string }) => ({
    id: one.id,
    hidden: one.type === "howto",
  }));
  expect((await aroha.put(`/api/guidebooks/${id}/layout`, { sections })).status).toBe(200);
  expect(await leadsTo(spa.url)).toBe(`/view/${slug}`);
  expect((await cards()).guides).toEqual([]);
});

test("the Wi-Fi card has the network to read and to scan, in the guidebook's language", async () => {
  expect((await cards()).wifi).toBeNull();
  await save("wifi", { networkName: "Lake", password: "kea;kea" });
  await aroha.put(`/api/guidebooks/${id}`, { language: "de" });
  const { wifi, door, language } = await cards();
  expect(language).toBe("de");
  expect(door.title).toBe("Ihre Gästemappe");
  expect(wifi).toMatchObject({ title: "WLAN", network: "Lake", password: "kea;kea" });
  expect(wifi.joinCode).toBe("WIFI:T:WPA;S:Lake;P:kea\\;kea;;");
});

test("a new permanent address retires the links on cards with the old one", async () => {
  const { door } = await cards();
  await aroha.post(`/api/guidebooks/${id}/slug`);
  expect((await open(door.url)).status).toBe(404);
  const renewed = (await cards()).door.url;
  expect(renewed).not.toBe(door.url);
  expect((await open(renewed)).status).toBe(303);
});

test("what is archived, unknown or malformed is not found alike, and says nothing", async () => {
  const { door } = await cards();
  await aroha.patch(`/api/guidebooks/${id}/archive`);
  const gone = await open(door.url);
  expect(gone.status).toBe(404);
  for (const path of ["/g/aaaaaaaaaa", "/g/short", "/g/0000000000", "/g/a/b", `/g/${slug}`]) {
    const unknown = await world.guest.get(path);
    expect([unknown.status, unknown.text]).toEqual([404, gone.text]);
  }
  expect(gone.text).toContain("Guidebook Not Found");
  await aroha.patch(`/api/guidebooks/${id}/restore`);
  expect((await open(door.url)).status).toBe(303);
});

test("a link on a card never leads to a stay", async () => {
  const { door } = await cards();
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "Pacific/Auckland" });
  await aroha.post(`/api/guidebooks/${id}/stays`, { arrival: "2026-01-04", departure: "2026-01-09" });
  expect(await leadsTo(door.url)).toBe(`/view/${slug}`);
});

test("a copy of a guidebook has links of its own, and a deleted one none", async () => {
  const { door } = await cards();
  const copy = (await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Other" })).body;
  const other = (await aroha.post(`/api/guidebooks/${copy.id}/cards`)).body;
  expect(other.door.url).not.toBe(door.url);
  await aroha.delete(`/api/guidebooks/${id}`);
  await aroha.post(`/api/guidebooks/${id}/erase`);
  await world.runJobs();
  expect((await open(door.url)).status).toBe(404);
  const left = await world.context.db.selectFrom("short_links").select("guidebook_id").execute();
  expect(left.map((row) => row.guidebook_id)).not.toContain(id);
});

test("guesses are limited like all public reads", async () => {
  const stranger = world.visitor();
  let last = 404;
  for (let guess = 0; guess < 601 && last === 404; guess++)
    last = (await stranger.get("/g/bbbbbbbbbb")).status;
  expect(last).toBe(429);
});
