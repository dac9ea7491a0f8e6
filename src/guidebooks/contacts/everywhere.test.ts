import { beforeAll, expect, test } from "vitest";
import { translate } from "#test/translations.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const mere = {
  name: "Mere Tapsell",
  role: "Caretaker",
  phone: "021 555 010",
  call: true,
  message: true,
  whatsApp: true,
  email: "mere@lake.example",
  anyTime: false,
  hours: "Eight to nine",
  note: "Has the spare key",
};

let world: World;
let aroha: Host;
let id: string;
let slug: string;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.post(`/api/guidebooks/${id}/sections`, {
    shape: "contacts",
    title: "Our people",
    icon: "heart",
    content: { items: [mere] },
  });
});

async function contactsOf(guidebookId: string) {
  const sections = (await aroha.get(`/api/guidebooks/${guidebookId}/sections`)).body;
  return sections.find(({ type }: { type: string }) => type === "contacts");
}

const whole = { tile: "Our people", icon: "heart", content: { items: [mere] } };

test("contacts go along with a duplicate", async () => {
  const { body } = await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Hut" });
  expect(await contactsOf(body.id)).toMatchObject(whole);
});

test("contacts go along with an export, and come back with it", async () => {
  const form = new FormData();
  const zip = await aroha.download(`/api/guidebooks/${id}/export`);
  form.set("file", new File([Uint8Array.from(zip)], "guidebook.zip"));
  const { body } = await aroha.post("/api/guidebooks/import", form);
  expect(await contactsOf(body.id)).toMatchObject(whole);
});

test("contacts are read in the guest's language where they are translated, names and numbers as they are", async () => {
  await aroha.put(`/api/guidebooks/${id}/languages`, { languages: ["de"] });
  await translate(aroha, id, ["contacts", "items.0.role"], "Hausmeisterin");
  await translate(aroha, id, ["contacts", "items.0.hours"], "Acht bis neun");
  const { text } = await world.guest.get(`/view/${slug}`, { "accept-language": "de" });
  expect(text).toMatch(/<footer.*Mere Tapsell.*Hausmeisterin.*021 555 010.*Acht bis neun/s);
});

test("contacts are found by what they are and by what is written of them", async () => {
  for (const words of ["caretaker", "spare key"]) {
    const { text } = await world.guest.get(`/view/${slug}/search?q=${encodeURIComponent(words)}`);
    expect(text).toMatch(/href="[^"]*#own-[a-z0-9]{8}"/);
  }
});

test("contacts that were deleted by a save can be had back", async () => {
  const { id: sectionId } = await contactsOf(id);
  await aroha.put(`/api/guidebook-sections/${sectionId}`, { content: { items: [] } });
  const { status } = await aroha.post(`/api/guidebook-sections/${sectionId}/restore`, { version: 1 });
  expect(status).toBe(200);
  expect(await contactsOf(id)).toMatchObject(whole);
});
