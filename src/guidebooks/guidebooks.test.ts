import { describe, expect, test } from "vitest";
import { createGuidebook } from "#guidebooks/create.server.ts";
import { standardTileTypes, standardTypes } from "#sections/catalog.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const bo = await world.host("Bo");

async function newGuidebook(host: Host, name = "Wānaka Lake House") {
  const created = await host.post("/api/guidebooks", { name });
  expect(created.status).toBe(201);
  return created.body;
}

describe("a new guidebook", () => {
  test("has an address made from its name, and all sections in order, empty", async () => {
    const guidebook = await newGuidebook(aroha);
    expect(guidebook).toMatchObject({ name: "Wānaka Lake House", userId: aroha.id, archivedAt: null });
    expect(guidebook.slug).toMatch(/^wanaka-lake-house-[a-z0-9]{6}$/);

    const sections = await aroha.get(`/api/guidebooks/${guidebook.id}/sections`);
    expect(sections.body.map((section: { type: string }) => section.type)).toEqual(standardTypes);
    expect(sections.body).toHaveLength(17);
    expect(sections.body[0]).toMatchObject({ title: "Welcome Message", content: { text: "" }, version: 1 });
  });

  test("keeps a well-formed slug that the browser made, and replaces one that is taken or malformed", async () => {
    const send = (slug: string) =>
      aroha.post("/api/guidebooks", { name: "Bach", userId: aroha.id, slug, plan: "gold" });
    const first = await send("my-bach-abc123");
    expect(first.body.slug).toBe("my-bach-abc123");
    expect(first.body).not.toHaveProperty("plan");
    expect((await send("my-bach-abc123")).body.slug).toMatch(/^bach-[a-z0-9]{6}$/);
    expect((await send("demo-bach-abc123")).body.slug).toMatch(/^bach-[a-z0-9]{6}$/);
    expect((await send("../etc")).body.slug).toMatch(/^bach-[a-z0-9]{6}$/);
  });

  test("has no name that reads otherwise than it is written", async () => {
    const { name } = await newGuidebook(aroha, "Lake\u200b \u202eHouse\u2069");
    expect(name).toBe("Lake House");
  });

  test("is in the language that its host names, else in English", async () => {
    const { body } = await aroha.post("/api/guidebooks", { name: "Hütte", language: "de" });
    expect((await aroha.get(`/api/guidebooks/${body.id}`)).body.language).toBe("de");
    expect((await newGuidebook(aroha, "Hut")).language).toBe("en");
  });

  test.each([
    [{}, "name", "Please enter a name for your guidebook."],
    [{ name: "   \n\u0000" }, "name", "Please enter a name for your guidebook."],
    [{ name: 7 }, "name", "Please enter a name for your guidebook."],
    [{ name: "a".repeat(121) }, "name", "Use at most 120 characters."],
    [{ name: "Bach", slug: 7 }, "slug", "This must be text."],
    [{ name: "Bach", language: "xx" }, "language", "Choose one of the languages that guidebooks have."],
  ])("is refused for %j", async (body, field, sentence) => {
    const refused = await bo.post("/api/guidebooks", body);
    expect(refused.status).toBe(400);
    expect(refused.body.fields[field]).toBe(sentence);
  });

  test("is made for nobody else, nor from anything but JSON", async () => {
    expect((await bo.post("/api/guidebooks", { name: "Bach", userId: aroha.id })).status).toBe(403);
    const malformed = await bo.post("/api/guidebooks", "{");
    expect(malformed).toMatchObject({ status: 400, body: { message: "The body is not valid JSON." } });
    const huge = await bo.post("/api/guidebooks", { name: "x".repeat(1024 * 1024) });
    expect(huge).toMatchObject({ status: 413, body: { code: "too_large" } });
    expect((await bo.get("/api/guidebooks")).body).toEqual([]);
  });

  test("may come filled, and is checked and sanitised all the same", async () => {
    const make = (text: unknown) =>
      createGuidebook(world.context, bo.actor, {
        name: "Generated",
        propertyAddress: "1 Ardmore Street, Wānaka",
        sections: { welcome: { content: { text }, prompts: ["Who are you?"], sources: [] } },
      });
    const made = await make('<p>Kia ora</p><script>alert("1")</script>');
    if (!made.ok) throw new Error(made.refusal.message);
    const sections = await bo.get(`/api/guidebooks/${made.value.id}/sections`);
    expect(sections.body[0]).toMatchObject({
      content: { text: "<p>Kia ora</p>" },
      prompts: ["Who are you?"],
    });
    const [listed] = (await bo.get("/api/guidebooks")).body;
    expect(listed).toMatchObject({
      readySections: 1,
      totalSections: 16,
      emptySections: standardTileTypes.filter((type) => type !== "welcome"),
      postalAddress: "1 Ardmore Street, Wānaka",
    });

    expect((await make(7)).ok).toBe(false);
    expect((await bo.get("/api/guidebooks")).body).toHaveLength(1);
  });
});

describe("the dashboard's list", () => {
  test("holds the host's own, last changed first, and tells how far they are written", async () => {
    const chen = await world.host("Chen");
    const first = await newGuidebook(chen, "First");
    world.clock.advance(1000);
    const second = await newGuidebook(chen, "Second");
    world.clock.advance(1000);
    const sections = await chen.get(`/api/guidebooks/${first.id}/sections`);
    const property = sections.body.find((section: { type: string }) => section.type === "property");
    await chen.put(`/api/guidebook-sections/${property.id}`, {
      content: { address: "1 Ardmore Street", city: "Wānaka", country: "New Zealand" },
    });

    const listed = await chen.get("/api/guidebooks");
    expect(listed.body.map((one: { id: string }) => one.id)).toEqual([first.id, second.id]);
    expect(listed.body[0]).toMatchObject({
      name: "First",
      slug: first.slug,
      readySections: 0,
      totalSections: 16,
      postalAddress: "1 Ardmore Street, Wānaka, New Zealand",
      updatedAt: world.clock.now(),
    });
    expect(listed.body[1]).toMatchObject({ readySections: 0, postalAddress: null });
  });

  test("is closed to who is not signed in, and open to who has not paid", async () => {
    expect((await world.guest.get("/api/guidebooks")).status).toBe(401);
    const dan = await world.host("Dan", { subscribed: false });
    expect((await dan.get("/api/guidebooks")).body).toEqual([]);
    expect((await dan.post("/api/guidebooks", { name: "Bach" })).status).toBe(402);
  });
});

describe("a guidebook", () => {
  test("is renamed, and keeps its address", async () => {
    const { id, slug } = await newGuidebook(aroha, "Old name");
    world.clock.advance(5000);
    const renamed = await aroha.put(`/api/guidebooks/${id}`, { name: "New name" });
    expect(renamed.body).toMatchObject({ id, name: "New name", slug, updatedAt: world.clock.now() });
    expect((await aroha.get(`/api/guidebooks/${id}`)).body).toEqual(renamed.body);
    expect((await aroha.put(`/api/guidebooks/${id}`, { name: " " })).status).toBe(400);
  });

  test("takes no cover from another site", async () => {
    const { id } = await newGuidebook(aroha, "Cover");
    for (const cover of ["https://evil.example/x.jpg", "/media/../x.jpg", "/media/nothing.jpg"]) {
      const refused = await aroha.put(`/api/guidebooks/${id}`, { cover });
      expect(refused).toMatchObject({ status: 400, body: { code: "foreign_picture" } });
      expect(refused.body.fields.cover).toContain("upload it here");
    }
  });

  test("of another host cannot be found, whatever is asked", async () => {
    const { id } = await newGuidebook(aroha, "Private");
    const [section] = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`)).body;
    const requested = await Promise.all([
      bo.get(`/api/guidebooks/${id}`),
      bo.put(`/api/guidebooks/${id}`, { name: "Mine" }),
      bo.patch(`/api/guidebooks/${id}/archive`),
      bo.patch(`/api/guidebooks/${id}/restore`),
      bo.post(`/api/guidebooks/${id}/slug`),
      bo.get(`/api/guidebooks/${id}/sections`),
      bo.put(`/api/guidebook-sections/${section.id}`, { content: { text: "<p>Mine</p>" } }),
      bo.get(`/api/guidebooks/${id}/share`),
      bo.post(`/api/guidebooks/${id}/share`),
      bo.post(`/api/guidebooks/${id}/share-links`, {}),
      bo.delete(`/api/share-links/${token}`),
      aroha.get("/api/guidebooks/no-such-guidebook"),
      aroha.get("/api/guidebooks/%00"),
    ]);
    for (const response of requested)
      expect(response).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await aroha.get(`/api/guidebooks/${id}`)).body.name).toBe("Private");
  });

  test("is archived out of the list, and restored into it", async () => {
    const { id } = await newGuidebook(aroha, "Winter let");
    const ids = async (path: string) => (await aroha.get(path)).body.map((one: { id: string }) => one.id);
    expect((await aroha.patch(`/api/guidebooks/${id}/archive`)).body.archivedAt).toBe(world.clock.now());
    expect(await ids("/api/guidebooks")).not.toContain(id);
    expect(await ids("/api/guidebooks?archived=true")).toEqual([id]);
    expect((await aroha.patch(`/api/guidebooks/${id}/restore`)).body.archivedAt).toBeNull();
    expect(await ids("/api/guidebooks")).toContain(id);
    expect(await ids("/api/guidebooks?archived=true")).toEqual([]);
  });
});

describe("the plan's 20 guidebooks", () => {
  test("hold when 30 are made at once; an archived one makes room, and is restored only into room", async () => {
    const eve = await world.host("Eve");
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, index) => eve.post("/api/guidebooks", { name: `House ${index}` })),
    );
    const refused = made.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body.code).toBe("property_limit");
    expect(refused[0]?.body.message).toContain("hello@porchlight.example");
    const listed = (await eve.get("/api/guidebooks")).body;
    expect(listed).toHaveLength(20);

    await eve.patch(`/api/guidebooks/${listed[0].id}/archive`);
    expect((await eve.post("/api/guidebooks", { name: "One more" })).status).toBe(201);
    const restored = await eve.patch(`/api/guidebooks/${listed[0].id}/restore`);
    expect(restored).toMatchObject({ status: 403, body: { code: "property_limit" } });

    for (const { id } of listed.slice(1, 6)) await eve.patch(`/api/guidebooks/${id}/archive`);
    const back = await Promise.all(
      listed.slice(0, 6).map(({ id }: { id: string }) => eve.patch(`/api/guidebooks/${id}/restore`)),
    );
    expect(back.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await eve.get("/api/guidebooks")).body).toHaveLength(20);
  });
});
