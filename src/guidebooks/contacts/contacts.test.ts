import { beforeAll, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

let world: World;
let aroha: Host;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
});

const newProperty = async (name: string, property?: object) => {
  const { id } = (await aroha.post("/api/guidebooks", { name })).body;
  if (property) {
    const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
    const section = sections.find(({ type }: { type: string }) => type === "property");
    await aroha.put(`/api/guidebook-sections/${section.id}`, { content: property });
  }
  return id as string;
};
const mere = { name: "Mere", phone: "021 555 010" };
const add = (id: string, body: object = {}) =>
  aroha.post(`/api/guidebooks/${id}/sections`, {
    shape: "contacts",
    title: "",
    icon: "phone",
    content: { items: [mere] },
    ...body,
  });

test("each list is there once, with the homes that use it; homes without any are named", async () => {
  const lake = await newProperty("Lake", { city: "Wānaka", country: "New Zealand" });
  const flat = await newProperty("Flat", { city: "Sydney", state: "NSW", country: "Australia" });
  const hut = await newProperty("Hut");
  const shared = (await add(lake, { alsoIn: [flat] })).body;
  const own = (await add(flat, { title: "This building", content: { items: [{ name: "Bo" }] } })).body;
  const { body } = await aroha.get("/api/contacts");
  expect(body.lists).toMatchObject([
    {
      tile: null,
      isShared: true,
      properties: [{ name: "Flat" }, { name: "Lake", sectionId: shared.id }],
      content: { items: [{ name: "Mere" }] },
      property: { state: "NSW" },
      mayEdit: true,
      others: 0,
    },
    { sectionId: own.id, tile: "This building", isShared: false, properties: [{ guidebookId: flat }] },
  ]);
  expect(body.without).toMatchObject([{ guidebookId: hut, name: "Hut" }]);

  const [{ sectionId, version }] = body.lists;
  const content = { items: [{ ...mere, name: "Mere and Tane" }] };
  expect((await aroha.put(`/api/guidebook-sections/${sectionId}`, { content, version })).status).toBe(200);
  expect((await aroha.get("/api/contacts")).body.lists[0].content.items[0].name).toBe("Mere and Tane");

  await aroha.put(`/api/guidebooks/${lake}/layout`, { sections: [{ id: shared.id, hidden: true }] });
  expect((await aroha.get("/api/contacts")).body.without.map(({ name }: { name: string }) => name)).toEqual([
    "Hut",
    "Lake",
  ]);
});

test("who may see some homes has those, and learns only how many the others are", async () => {
  const bo = await world.host("Bo");
  const make = async (name: string) => (await bo.post("/api/guidebooks", { name })).body.id as string;
  const [lake, hut, secret] = [await make("Lake"), await make("Hut"), await make("Secret")];
  const content = { items: [mere] };
  const list = { shape: "contacts", title: "", icon: "phone", content };
  await bo.post(`/api/guidebooks/${lake}/sections`, { ...list, alsoIn: [hut, secret] });
  await bo.post(`/api/guidebooks/${secret}/sections`, {
    ...list,
    content: { items: [{ name: "Secret friend" }] },
  });
  const cleaner = await world.member(bo, "Cy", "viewer", { guidebooks: [lake] });
  const seen = await cleaner.get("/api/contacts");
  expect(seen.body).toMatchObject({
    lists: [{ properties: [{ name: "Lake" }], others: 2, mayEdit: false }],
    without: [],
  });
  expect(seen.text).not.toContain("Secret");
});

test("a section of contacts needs no name, others do", async () => {
  const id = await newProperty("Bach");
  const unnamed = await add(id);
  expect(unnamed.status).toBe(201);
  expect(unnamed.body.tile).toBeUndefined();
  const refused = await add(id, { shape: "text", content: { text: "" } });
  expect(refused).toMatchObject({ status: 400, body: { fields: { title: "Give this section a name." } } });
});
