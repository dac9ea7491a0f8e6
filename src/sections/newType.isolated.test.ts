import { CarFront } from "lucide-react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type * as Catalog from "#sections/catalog.ts";
import { greyPng } from "#test/greyPng.ts";
import type { World } from "#test/world.ts";

let world: World;
beforeAll(async () => {
  world = await worldWithNewTypes();
});
afterAll(() => {
  vi.doUnmock("#sections/catalog.ts");
  vi.resetModules();
});

/** The product with three more rows in the catalog, and no other change. */
async function worldWithNewTypes(): Promise<World> {
  vi.resetModules();
  vi.doMock("#sections/catalog.ts", async (original) => {
    const real = await original<typeof Catalog>();
    const parking = {
      shape: "list",
      title: "Parking",
      tile: "Where to park",
      icon: CarFront,
      hint: { count: "car park" },
      quickLink: { place: 5, label: "Park", fields: ["items"] },
      below: ["postal address to copy"],
    };
    const boats = {
      shape: "howto",
      title: "Boats",
      tile: "How to use the boats",
      icon: CarFront,
      hint: { count: "boat" },
    };
    const boatRules = {
      shape: "rules",
      title: "Rules on the water",
      tile: "Rules on the water",
      icon: CarFront,
      serves: "rules",
    };
    const catalog = { ...real.catalog, parking, boats, boatRules };
    const types = Object.keys(catalog);
    return {
      catalog,
      rowOf: (type: keyof typeof catalog) => catalog[type],
      sectionTypes: types,
      standardTypes: types.filter((type) => type !== "contacts"),
      tileTypes: [...real.tileTypes, "parking", "boats", "boatRules"],
      standardTileTypes: [...real.standardTileTypes, "parking", "boats", "boatRules"],
      isSectionType: (type: string) => types.includes(type),
    };
  });
  const { newWorld } = await import("#test/world.ts");
  return newWorld();
}

test("a new type is one row: it is made, saved, generated, shown to guests and found by its pictures", async () => {
  const aroha = await world.host("Aroha");
  const request = { name: "Lake House", propertyAddress: "12 Lakeside Road, Wanaka" };
  const { id, slug } = (await aroha.post("/api/guidebooks/generate-enhanced", request)).body;
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const parking = body.find((section: { type: string }) => section.type === "parking");
  expect(parking).toMatchObject({ title: "Parking", content: { items: [] }, prompts: [] });

  const content = { items: ["Town Square", { name: "Lakefront", description: "Free until 6 pm" }] };
  const saved = await aroha.put(`/api/guidebook-sections/${parking.id}`, { content });
  expect(saved).toMatchObject({ status: 200, body: { content: { items: [{ name: "Town Square" }, {}] } } });

  const page = (await world.guest.get(`/view/${slug}`)).text;
  expect(page).toContain("Where to park");
  expect(page).toContain("2 car parks");
  expect(page).toContain("Free until 6 pm");
  expect(page).toMatch(/<a href="#parking">.*?Park/);
  expect(page.slice(page.indexOf('<section id="parking"'))).toContain('data-copy="12 Lakeside Road, Wanaka');
  const read = (await world.guest.get(`/api/public/slug/${slug}`)).body;
  expect(read.sections.at(-3)).toMatchObject({ type: "parking", title: "Parking" });

  const { maskContent } = await import("#sections/mask.ts");
  expect(maskContent(parking.type, saved.body.content).masked).toEqual([]);
  const { problemsOf } = await import("#sections/editing/problems.ts");
  expect(problemsOf(parking.type, saved.body.content)).toEqual({});
});

test("one of guides has its pictures taken in, its videos framed, its words found, and its gaps named", async () => {
  const bo = await world.host("Bo");
  const { id, slug } = (await bo.post("/api/guidebooks", { name: "Lake House" })).body;
  const { body } = await bo.get(`/api/guidebooks/${id}/sections`);
  const boats = body.find((section: { type: string }) => section.type === "boats");
  const kayak = {
    title: "Kayak",
    description: "<p>Carry it</p>",
    videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    imageUrls: [`data:image/png;base64,${Buffer.from(greyPng(8, 8)).toString("base64")}`],
  };
  const saved = await bo.put(`/api/guidebook-sections/${boats.id}`, { content: { items: [kayak] } });
  expect(saved.status).toBe(200);
  const [picture] = saved.body.content.items[0].imageUrls;
  expect(picture).toMatch(/^\/media\/[\da-f]{64}\.\w+$/);

  const page = await world.guest.get(`/view/${slug}`);
  expect(page.text).toContain("1 boat");
  expect(page.text).toContain(`src="${picture}"`);
  expect(page.headers.get("content-security-policy")).toContain("frame-src https://www.youtube-nocookie.com");

  const { problemsOf } = await import("#sections/editing/problems.ts");
  expect(problemsOf(boats.type, { items: [{ ...kayak, imageUrls: [], title: "" }] })).toEqual({
    "items.0.title": "Give this guide a title, or it will not be saved.",
  });
  const { translationUnits } = await import("#sections/translation.ts");
  expect(translationUnits(boats.type, saved.body.content)).toEqual([
    { path: "items.0.title", kind: "text", value: "Kayak" },
    { path: "items.0.description", kind: "html", value: "<p>Carry it</p>" },
  ]);
});

test("one of rules stands on the print sheet with the others", async () => {
  const cleo = await world.host("Cleo");
  const { id, slug } = (await cleo.post("/api/guidebooks", { name: "Lake House" })).body;
  const { body } = await cleo.get(`/api/guidebooks/${id}/sections`);
  for (const [type, rule] of [
    ["rules", "No shoes inside"],
    ["boatRules", "Life jackets on the water"],
  ]) {
    const section = body.find((one: { type: string }) => one.type === type);
    const saved = await cleo.put(`/api/guidebook-sections/${section.id}`, { content: { rules: [rule] } });
    expect(saved.status).toBe(200);
  }
  const sheet = (await world.guest.get(`/print/${slug}`)).text;
  expect(sheet).toContain("No shoes inside");
  expect(sheet).toContain("Life jackets on the water");
});
