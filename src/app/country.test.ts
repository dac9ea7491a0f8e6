import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

async function guestPagesIn(country: string | undefined) {
  const world = await newWorld(country === undefined ? {} : { COUNTRY: country });
  const aroha = await world.host("Aroha");
  const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  const sectionOf = (type: string) => sections.find((one: { type: string }) => one.type === type);
  await aroha.put(`/api/guidebook-sections/${sectionOf("emergency").id}`, {
    content: { text: "<p>Say where you are.</p>" },
  });
  const read = async () => ({
    view: (await world.guest.get(`/view/${slug}`)).text,
    print: (await world.guest.get(`/print/${slug}`)).text,
  });
  return { world, aroha, sectionOf, read };
}

test("where the property names no country, the emergency number is that of the server's country", async () => {
  const { aroha, sectionOf, read } = await guestPagesIn("GB");
  const { view, print } = await read();
  expect(view).toContain('href="tel:999"');
  expect(view).not.toContain("000 in Australia");
  expect(print).toContain("999");

  const property = { propertyName: "", address: "", city: "", state: "", country: "Japan" };
  await aroha.put(`/api/guidebook-sections/${sectionOf("property").id}`, { content: property });
  expect((await read()).view).toContain('href="tel:110"');
});

test("a default server names two numbers there, as before", async () => {
  const { read } = await guestPagesIn(undefined);
  expect((await read()).view).toContain("000 in Australia, 111 in New Zealand");
});

test("addresses of the server's country are suggested, after a change without a restart too", async () => {
  const { world, aroha } = await guestPagesIn(undefined);
  const suggest = async () =>
    (await aroha.get(`/api/places/autocomplete?q=${encodeURIComponent("Wanaka")}`)).body;
  expect(await suggest()).toEqual([]);
  const olga = await world.operator("Olga");
  expect((await olga.put("/api/admin/settings", { country: "NZ" })).status).toBe(200);
  expect(await suggest()).toMatchObject([{ description: expect.stringContaining("New Zealand") }]);
});
