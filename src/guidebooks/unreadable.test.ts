import { beforeEach, expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const { id: guidebookId, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
const SENTENCE = "This section is not available yet.";

async function section(type: string) {
  const { status, body } = await aroha.get(`/api/guidebooks/${guidebookId}/sections`);
  expect(status).toBe(200);
  return body.find((one: { type: string }) => one.type === type);
}

/** Stores content in a form that no version has ever written. */
async function store(type: string, content: string) {
  const { id } = await section(type);
  await world.context.db.updateTable("sections").set({ content, filled: 1 }).where("id", "=", id).execute();
  return id;
}

async function stored(id: string) {
  const rows = world.context.db.selectFrom("sections").selectAll().where("id", "=", id);
  return (await rows.executeTakeFirstOrThrow()).content;
}

beforeEach(() => world.logged.splice(0));

test.each(['{"networkName":{"secret":"kea"}}', '{"networkName":', "null", "[]"])(
  "content %s that does not fit its schema is kept, and saving over it is refused",
  async (content) => {
    const id = await store("wifi", content);
    expect(await section("wifi")).toMatchObject({ unreadable: true, content: { networkName: "" } });
    const refused = await aroha.put(`/api/guidebook-sections/${id}`, { content: { networkName: "New" } });
    expect(refused).toMatchObject({ status: 409, body: { code: "unreadable_section" } });
    expect(refused.body.message).toContain("keep it as it is");
    expect(await stored(id)).toBe(content);
    expect(JSON.stringify(world.logged)).not.toContain("kea");
    expect(world.logged).toContainEqual(expect.objectContaining({ section: id, type: "wifi" }));
  },
);

test("guests read that the section is not available yet", async () => {
  await store("rules", '{"rules":"none"}');
  const page = await world.guest.get(`/view/${slug}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(SENTENCE);
  const { body } = await world.guest.get(`/api/public/slug/${slug}`);
  expect(body.sections).toContainEqual(expect.objectContaining({ type: "rules", content: { rules: [] } }));
  expect(JSON.stringify(world.logged)).toContain("does not fit its schema");
});

test("the host may decide to start the section again", async () => {
  const id = await store("amenities", '{"text":7}');
  const change = { content: { text: "<p>Spa</p>" }, replaceUnreadable: true };
  const saved = await aroha.put(`/api/guidebook-sections/${id}`, change);
  expect(saved).toMatchObject({ status: 200, body: { content: { text: "<p>Spa</p>" } } });
  expect(saved.body).not.toHaveProperty("unreadable");
});

test("an unreadable property section takes the dashboard from nobody", async () => {
  await store("property", '{"address":["12 Lakeside Road"]}');
  expect(await aroha.get("/api/guidebooks")).toMatchObject({ status: 200, body: [{ id: guidebookId }] });
});
