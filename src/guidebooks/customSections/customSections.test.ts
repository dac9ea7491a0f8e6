import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;

const add = (body: object, who = aroha) => who.post(`/api/guidebooks/${id}/sections`, body);
const page = async () => (await world.guest.get(`/view/${slug}`)).text;

test.each([
  ["text", { text: "<p>The pool opens at eight.</p>" }, "The pool opens at eight."],
  ["list", { items: [{ name: "Snorkels", description: "In the shed" }] }, "Snorkels"],
  ["how-to", { items: [{ title: "Cover it", description: "<p>Pull.</p>" }] }, "Cover it"],
  ["contacts", { items: [{ name: "Mere", phone: "021 555 123" }] }, "021 555 123"],
])(
  "a section of one's own of the shape %s is saved, and guests read it at its anchor",
  async (shape, content, words) => {
    const added = await add({ shape, title: `My ${shape}`, icon: "waves" });
    expect(added).toMatchObject({ status: 201, body: { tile: `My ${shape}`, icon: "waves", version: 1 } });
    const { own } = added.body;
    expect(own).toMatch(/^own-[a-z0-9]{8}$/);
    const saved = await aroha.put(`/api/guidebook-sections/${added.body.id}`, { content, version: 1 });
    expect(saved).toMatchObject({ status: 200, body: { own, version: 2 } });
    const html = await page();
    expect(html).toContain(`href="#${own}"`);
    expect(new RegExp(`<section id="${own}".*?</section>`, "s").exec(html)?.[0]).toContain(words);
    const read = (await world.guest.get(`/api/public/slug/${slug}`)).body.sections;
    expect(read.find((section: { id: string }) => section.id === own).title).toBe(`My ${shape}`);
  },
);

test("those of the catalog keep their anchors and their place beside one of the same type", async () => {
  const html = await page();
  expect(html.match(/<section id="amenities"/g)).toHaveLength(1);
  expect(html.match(/<section id="howto"/g)).toHaveLength(1);
  const [listed] = (await aroha.get("/api/guidebooks")).body;
  expect(listed).toMatchObject({ readySections: 4, totalSections: 20 });
});

test("is deleted, and comes back with its content; one of the catalog is not deleted", async () => {
  const { body } = await add({ shape: "text", title: "Boat", icon: "star" });
  expect((await aroha.delete(`/api/guidebook-sections/${body.id}`)).status).toBe(204);
  expect(await page()).not.toContain("Boat");
  const content = { text: "<p>Life jackets!</p>" };
  const again = await add({ shape: "text", title: "Boat", icon: "star", content });
  expect(again.body.content).toEqual(content);
  expect(await page()).toContain("Life jackets!");
  const [welcome] = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  const refused = await aroha.delete(`/api/guidebook-sections/${welcome.id}`);
  expect(refused).toMatchObject({ status: 409, body: { code: "not_own" } });
});

test("is hidden without a trace, and goes along with a duplicate", async () => {
  const { body } = await add({
    shape: "text",
    title: "Sauna",
    icon: "fire",
    content: { text: "<p>Hot</p>" },
  });
  const copy = (await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Copy" })).body;
  expect((await world.guest.get(`/view/${copy.slug}`)).text).toContain("Sauna");
  await aroha.put(`/api/guidebooks/${id}/layout`, { sections: [{ id: body.id, hidden: true }] });
  expect(await page()).not.toMatch(/Sauna|Hot/);
});

test("a nameless one, an unknown shape and the 31st are refused", async () => {
  expect((await add({ shape: "text", title: " ", icon: "star" })).status).toBe(400);
  expect((await add({ shape: "poem", title: "Ode", icon: "star" })).status).toBe(400);
  const bo = await world.host("Bo");
  const own = (await bo.post("/api/guidebooks", { name: "Flat" })).body;
  const path = `/api/guidebooks/${own.id}/sections`;
  const made = [];
  for (let at = 0; at < 31; at++)
    made.push(await bo.post(path, { shape: "text", title: `No ${at}`, icon: "star" }));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(30);
  expect(made.at(-1)?.body.code).toBe("section_limit");
  expect((await add({ shape: "text", title: "Mine", icon: "star" }, bo)).status).toBe(404);
});
