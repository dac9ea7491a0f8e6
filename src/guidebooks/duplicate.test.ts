import { describe, expect, test } from "vitest";
import { greyPng } from "#test/greyPng.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const picture = `data:image/png;base64,${Buffer.from(greyPng(8, 8)).toString("base64")}`;

interface Listed {
  id: string;
  type: string;
  content: Record<string, unknown>;
  prompts: string[];
  version: number;
}

async function sectionsOf(host: Host, guidebook: string): Promise<Record<string, Listed>> {
  const { body } = await host.get(`/api/guidebooks/${guidebook}/sections`);
  return Object.fromEntries(body.map((section: Listed) => [section.type, section]));
}

const SECRET = "The key box hangs behind the heat pump.";

async function lakeHouse(): Promise<string> {
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const { wifi, checkin, welcome, howto } = await sectionsOf(aroha, id);
  const contents = [
    [wifi, { networkName: "Lake", password: "kea-kea-9" }],
    [
      checkin,
      { doorCode: "4817#", details: `<p>Blue door.</p><div class="stay-only"><p>${SECRET}</p></div>` },
    ],
    [welcome, { text: "<p>Kia ora</p>" }],
    [howto, { items: [{ title: "Spa", description: "<p>Lid off.</p>", imageUrls: [picture] }] }],
  ] as const;
  for (const [section, content] of contents)
    expect((await aroha.put(`/api/guidebook-sections/${section?.id}`, { content })).status).toBe(200);
  await aroha.put(`/api/guidebooks/${id}`, { cover: picture });
  const access = { access: "stays", timeZone: "Pacific/Auckland", contact: "Mere 021 555 123" };
  expect((await aroha.put(`/api/guidebooks/${id}/access`, access)).status).toBe(200);
  await aroha.post(`/api/guidebooks/${id}/stays`, { arrival: "2026-03-12", departure: "2026-03-14" });
  await aroha.post(`/api/guidebooks/${id}/share-links`, { label: "Airbnb" });
  return id;
}

describe("a duplicate", () => {
  test("has the extras, the check list and the form of the arrival, each on or off as it is there", async () => {
    const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
    const extras = [
      { kind: "early", price: "$20", time: "11:00" },
      { kind: "other", name: "A cot", on: false },
    ];
    await aroha.put(`/api/guidebooks/${id}/extras`, extras);
    const items = [{ text: "Empty the bins" }, { text: "Count the towels" }];
    await aroha.put(`/api/guidebooks/${id}/turnover-list`, { on: true, items });
    await aroha.put(`/api/guidebooks/${id}/arrival-form`, { names: true });
    await aroha.put(`/api/guidebooks/${id}/problems`, { on: true });
    const copy = (await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Lake Cottage" })).body.id;
    const read = async (of: string, what: string) => (await aroha.get(`/api/guidebooks/${of}/${what}`)).body;
    const withoutId = ({ id: _id, ...extra }: { id: string }) => extra;
    const [there, here] = [await read(id, "extras"), await read(copy, "extras")];
    expect(here.map(withoutId)).toEqual(there.map(withoutId));
    expect(here.map((extra: { on: boolean }) => extra.on)).toEqual([true, false]);
    expect(here[0].id).not.toBe(there[0].id);
    const list = await read(copy, "turnover-list");
    expect([list.on, list.items.map(({ text }: { text: string }) => text)]).toEqual([
      true,
      ["Empty the bins", "Count the towels"],
    ]);
    expect(list.items[0].id).not.toBe((await read(id, "turnover-list")).items[0].id);
    expect(await read(copy, "arrival-form")).toEqual(await read(id, "arrival-form"));
    expect(await read(copy, "problems")).toEqual(await read(id, "problems"));
  });

  test("has what guests read of the other, at a slug of its own", async () => {
    const id = await lakeHouse();
    const copy = await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Lake Cottage" });
    expect(copy).toMatchObject({ status: 201, body: { name: "Lake Cottage", archivedAt: null } });
    expect(copy.body.slug).toMatch(/^lake-cottage-[a-z0-9]{6}$/);
    const original = await sectionsOf(aroha, id);
    const sections = await sectionsOf(aroha, copy.body.id);
    expect(Object.keys(sections)).toEqual(Object.keys(original));
    expect(sections.welcome?.content).toEqual(original.welcome?.content);
    expect(sections.howto?.content).toEqual(original.howto?.content);
    expect(sections.welcome).toMatchObject({ version: 1, prompts: [] });
    const ids = new Set(Object.values(original).map((section) => section.id));
    expect(Object.values(sections).filter((section) => ids.has(section.id))).toEqual([]);
    expect(copy.body.cover).toMatch(/^\/media\//);

    const page = (await world.guest.get(`/view/${copy.body.slug}`)).text;
    expect(page).toContain("Kia ora");
    const shown = /\/media\/([\da-f]{64})/.exec(page)?.[1] ?? "";
    expect((await world.guest.get(`/media/${shown}.jpg`)).status).toBe(200);
  });

  test("goes without secrets, and asks for them", async () => {
    const id = await lakeHouse();
    const { body } = await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Lake Cottage" });
    const sections = await sectionsOf(aroha, body.id);
    expect(JSON.stringify(sections)).not.toMatch(/kea-kea-9|4817|key box/);
    expect(sections.wifi?.content).toMatchObject({ networkName: "Lake", password: "" });
    expect(sections.wifi?.prompts).toEqual([
      "What is the Wi-Fi password here? We did not copy the one from Lake House.",
    ]);
    expect(sections.checkin?.prompts).toEqual([
      "What is the door code here? We did not copy the one from Lake House.",
      "What should guests know only during their stay? We did not copy that part from Lake House.",
    ]);
    expect(sections.checkin?.content.details).toBe("<p>Blue door.</p>");
  });

  test("has the settings of who sees secrets, and neither stays nor links", async () => {
    const id = await lakeHouse();
    const { body } = await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Lake Cottage" });
    const access = await aroha.get(`/api/guidebooks/${body.id}/access`);
    expect(access.body).toMatchObject({ access: "stays", contact: "Mere 021 555 123" });
    expect((await aroha.get(`/api/guidebooks/${body.id}/stays`)).body).toEqual([]);
    expect((await aroha.get(`/api/guidebooks/${body.id}/share`)).body.links).toEqual([]);
    expect((await aroha.get(`/api/guidebooks/${body.id}/calendars`)).body).toEqual([]);
  });

  test("of a section that cannot be read is empty: nobody knows what in it is secret", async () => {
    const id = await lakeHouse();
    const { wifi } = await sectionsOf(aroha, id);
    const broken = { content: '{"password":7,"old":"kea-kea-9"}' };
    await world.context.db
      .updateTable("sections")
      .set(broken)
      .where("id", "=", wifi?.id ?? "")
      .execute();
    const { body } = await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Lake Cottage" });
    const rows = await world.context.db
      .selectFrom("sections")
      .selectAll()
      .where("guidebook_id", "=", body.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain("kea-kea-9");
  });
});

test("the 21st guidebook is refused, however many are duplicated at the same time, and nothing of it stays", async () => {
  const bo = await world.host("Bo");
  const { id } = (await bo.post("/api/guidebooks", { name: "Flat 1" })).body;
  const names = Array.from({ length: 22 }, (_, at) => `Flat ${at + 2}`);
  const made = await Promise.all(names.map((name) => bo.post(`/api/guidebooks/${id}/duplicate`, { name })));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(19);
  const refused = made.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body.code)).toEqual([
    "property_limit",
    "property_limit",
    "property_limit",
  ]);
  const { body } = await bo.get("/api/guidebooks");
  expect(body).toHaveLength(20);
});

test("what can go wrong: a blank name, another's guidebook, a member of some guidebooks", async () => {
  const cleo = await world.host("Cleo");
  const { id } = (await cleo.post("/api/guidebooks", { name: "Flat" })).body;
  const path = `/api/guidebooks/${id}/duplicate`;
  expect(await cleo.post(path, { name: " " })).toMatchObject({ status: 400, body: { code: "invalid" } });
  expect((await aroha.post(path, { name: "Mine" })).status).toBe(404);
  const dan = await world.member(cleo, "Dan", "editor", { guidebooks: [id] });
  expect(await dan.post(path, { name: "Mine" })).toMatchObject({
    status: 403,
    body: { code: "not_allowed" },
  });
});
