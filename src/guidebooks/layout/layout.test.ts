import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

interface Listed {
  id: string;
  type: string;
}

let world: World;
let aroha: Host;
let property: { id: string; slug: string };
let sections: Listed[];
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  property = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  sections = (await aroha.get(`/api/guidebooks/${property.id}/sections`)).body;
  await save("welcome", { text: "<p>Kia ora</p>" });
  await save("wifi", { networkName: "Lake", password: "kea-kea-9" });
  await save("rules", { rules: ["Shoes off inside"] });
  await save("checkin", { checkInTime: "15:00", doorCode: "4817#" });
});

const idOf = (type: string) => sections.find((section) => section.type === type)?.id ?? "";
const save = (type: string, content: object) =>
  aroha.put(`/api/guidebook-sections/${idOf(type)}`, { content });
const layOut = (places: object[], who = aroha) =>
  who.put(`/api/guidebooks/${property.id}/layout`, { sections: places });
const page = async (kind = "view") => (await world.guest.get(`/${kind}/${property.slug}`)).text;
const tilesOn = (html: string) =>
  [...(/<nav class="tiles".*?<\/nav>/s.exec(html)?.[0] ?? "").matchAll(/href="#(\w+)"/g)].map(
    ([, type]) => type,
  );
const plain = () => layOut(sections.map(({ id }) => ({ id, hidden: false, title: null, icon: null })));

describe("the shape of a guidebook", () => {
  test("that is put back is the page it was, byte by byte", async () => {
    const before = [await page(), await page("print")];
    await layOut([{ id: idOf("wifi"), hidden: true, title: "Internet", icon: "star" }]);
    expect(await page()).not.toBe(before[0]);
    expect((await plain()).status).toBe(200);
    expect([await page(), await page("print")]).toEqual(before);
  });

  test("orders tiles and tabs; what is not named comes after", async () => {
    const changed = await layOut([{ id: idOf("rules") }, { id: idOf("wifi") }]);
    expect(changed.body.slice(0, 3).map(({ type }: Listed) => type)).toEqual(["rules", "wifi", "welcome"]);
    expect(tilesOn(await page()).slice(0, 4)).toEqual(["rules", "wifi", "welcome", "checkin"]);
    await plain();
  });

  test("orders the print sheet", async () => {
    const order = (html: string) =>
      [...html.matchAll(/<h2>(WELCOME|WIFI NETWORK|HOUSE RULES|CHECK OUT)/g)].map(([, title]) => title);
    expect(order(await page("print"))).toEqual(["WELCOME", "WIFI NETWORK", "HOUSE RULES", "CHECK OUT"]);
    await layOut([{ id: idOf("departure") }, { id: idOf("wifi") }]);
    expect(order(await page("print"))).toEqual(["WIFI NETWORK", "WELCOME", "CHECK OUT", "HOUSE RULES"]);
    await plain();
  });

  test("hides a section from page, print, calls and quick links; its URL says that it is not available", async () => {
    await layOut([{ id: idOf("wifi"), hidden: true }]);
    const html = await page();
    expect(tilesOn(html)).not.toContain("wifi");
    expect(html).not.toContain("kea-kea-9");
    const hidden = /<section id="wifi".*?<\/section>/s.exec(html)?.[0];
    expect(hidden).toContain("This section is not available yet.");
    expect(await page("print")).not.toContain("WIFI NETWORK");
    const read = (await world.guest.get(`/api/public/slug/${property.slug}`)).body;
    expect(read.sections.map(({ type }: Listed) => type)).not.toContain("wifi");
    const [listed] = (await aroha.get("/api/guidebooks")).body;
    expect(listed).toMatchObject({ readySections: 3, totalSections: 15 });
    await plain();
  });

  test("has no defaults on paper for what is hidden", async () => {
    await layOut([
      { id: idOf("rules"), hidden: true },
      { id: idOf("departure"), hidden: true },
      { id: idOf("welcome"), hidden: true },
    ]);
    const html = await page("print");
    expect(html).not.toMatch(/HOUSE RULES|CHECK OUT|<h2>WELCOME|Shoes off|Take rubbish/);
    await plain();
  });

  test("gives tiles names and icons, and takes them back", async () => {
    const changed = await layOut([{ id: idOf("kitchen"), title: "  The  galley ", icon: "fire" }]);
    expect(changed.body.find(({ type }: Listed) => type === "kitchen")).toMatchObject({
      tile: "The galley",
      icon: "fire",
    });
    expect(await page()).toContain("The galley");
    await layOut([{ id: idOf("kitchen"), title: "", icon: null }]);
    expect(await page()).toContain("Kitchen &amp; Other Areas");
  });

  test("goes along with a duplicate", async () => {
    await layOut([
      { id: idOf("wifi"), title: "Internet" },
      { id: idOf("kitchen"), hidden: true },
    ]);
    const { body } = await aroha.post(`/api/guidebooks/${property.id}/duplicate`, { name: "Copy" });
    const copied = (await aroha.get(`/api/guidebooks/${body.id}/sections`)).body;
    expect(copied[0]).toMatchObject({ type: "wifi", tile: "Internet" });
    expect(copied[1]).toMatchObject({ type: "kitchen", hidden: true });
    await plain();
  });
});

test.each([
  ["an unknown icon", [{ id: "x", icon: "unicorn" }], 400],
  ["a long title", [{ id: "x", title: "x".repeat(41) }], 400],
  ["no list", "all", 400],
  ["a section of nobody's", [{ id: "nope" }], 404],
])("%s is refused", async (_what, places, status) => {
  expect((await layOut(places as object[])).status).toBe(status);
});

test("the property section stays in sight, and another guidebook's section is not found", async () => {
  expect(await layOut([{ id: idOf("property"), hidden: true }])).toMatchObject({
    status: 400,
    body: { code: "invalid" },
  });
  const other = (await aroha.post("/api/guidebooks", { name: "Other" })).body;
  const [theirs] = (await aroha.get(`/api/guidebooks/${other.id}/sections`)).body;
  expect((await layOut([{ id: theirs.id }])).status).toBe(404);
  const vera = await world.member(aroha, "Vera", "viewer");
  expect((await layOut([], vera)).status).toBe(403);
});
