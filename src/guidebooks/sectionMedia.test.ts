import { sql, type Kysely } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccountShowing } from "#guidebooks/pictureStore.server.ts";
import { hashOfPicture } from "#media/contract.ts";
import { migrations } from "#core/migrate.server.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const { db } = world.context;
const aroha = await world.host("Aroha");
const { id: guidebookId } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
const { body: sections } = await aroha.get(`/api/guidebooks/${guidebookId}/sections`);
const idOf = (type: string) => sections.find((section: { type: string }) => section.type === type).id;
const save = (type: string, content: object) =>
  aroha.put(`/api/guidebook-sections/${idOf(type)}`, { content });

async function upload(shade: number) {
  const create = {
    width: 20 + shade,
    height: 20,
    channels: 3 as const,
    background: { r: shade, g: 90, b: 90 },
  };
  const form = new FormData();
  form.set(
    "file",
    new File([new Uint8Array(await sharp({ create }).png().toBuffer())], "a.png", { type: "image/png" }),
  );
  const { body } = await aroha.post("/api/media", form);
  return { url: String(body.url), hash: hashOfPicture(body.url) ?? "" };
}

test("a picture is shown from the save that brings it until no version shows it any more", async () => {
  const { url, hash } = await upload(1);
  expect(await findAccountShowing(db, hash)).toBeUndefined();
  const twice = `<p>a</p><img src="${url}" alt=""><img src="${url}" alt="again">`;
  expect((await save("welcome", { text: twice })).status).toBe(200);
  expect(await findAccountShowing(db, hash)).toMatchObject({
    account_id: aroha.accountId,
    user_id: aroha.id,
  });
  await save("howto", { items: [{ title: "Spa", imageUrls: [url] }] });
  await save("welcome", { text: "<p>a</p>" });
  expect(await findAccountShowing(db, hash)).toMatchObject({
    account_id: aroha.accountId,
    user_id: aroha.id,
  });
  await save("howto", { items: [] });
  expect(await db.selectFrom("section_media").select("hash").where("hash", "=", hash).execute()).toEqual([]);
  expect(await findAccountShowing(db, hash)).toBeDefined(); // it could be restored
  await db.deleteFrom("section_versions").execute();
  expect(await findAccountShowing(db, hash)).toBeUndefined();
});

test("a picture in a passage for the stay and in one not for some guests is not open to all", async () => {
  const { url } = await upload(4);
  const img = `<p><img src="${url}" alt=""></p>`;
  const text = `<div class="stay-only">${img}</div><div data-not-for="airbnb">${img}</div>`;
  expect((await save("welcome", { text })).status).toBe(200);
  expect(
    (await aroha.put(`/api/guidebooks/${guidebookId}/access`, { access: "stays", timeZone: "UTC" })).status,
  ).toBe(200);
  expect((await world.visitor().get(url)).status).toBe(404);
  await aroha.put(`/api/guidebooks/${guidebookId}/access`, { access: "everyone" });
  await save("welcome", { text: "<p>a</p>" });
});

test("a cover shows a picture, too", async () => {
  const { url, hash } = await upload(2);
  await aroha.put(`/api/guidebooks/${guidebookId}`, { cover: url });
  expect(await findAccountShowing(db, hash)).toMatchObject({
    account_id: aroha.accountId,
    user_id: aroha.id,
  });
});

test("the pictures of content from before are found by the migration", async () => {
  const { url, hash } = await upload(3);
  await save("kitchen", { text: `<p>a</p><img src="${url}" alt="">` });
  await db.schema.dropTable("section_media").execute();
  await db.schema.dropIndex("guidebooks_cover").execute();
  await migrations["085-section-media"]?.up(db as unknown as Kysely<unknown>); // a migration knows no tables
  expect(await findAccountShowing(db, hash)).toMatchObject({
    account_id: aroha.accountId,
    user_id: aroha.id,
  });
  const rows = await db.selectFrom("section_media").selectAll().execute();
  expect(rows).toEqual([{ section_id: idOf("kitchen"), hash }]);
});

test("items from before get the id of the place that they are named after; nothing else changes", async () => {
  const source = { placeId: "osm:node/1", name: "Kika", source: "osm", date: null, distance: 120 };
  const town = { placeId: "osm:node/2", name: "Wānaka", source: "osm", date: null, distance: null };
  const items = ["Kika", { name: "Rippon", description: "Our own", category: "" }, { name: "Wānaka" }];
  const before = { content: JSON.stringify({ items }), sources: JSON.stringify([source, town]) };
  const broken = { content: '{"items":"Kika"}', sources: before.sources };
  await db.updateTable("sections").set(before).where("id", "=", idOf("dining")).execute();
  await db.updateTable("sections").set(broken).where("id", "=", idOf("places")).execute();
  await sql`insert into generated_sections (section_id, content, round, generated_at)
    values (${idOf("dining")}, ${before.content}, 0, 0)`.execute(db);
  await migrations["086-place-ids"]?.up(db as unknown as Kysely<unknown>); // a migration knows no tables

  const contentOf = async (
    table: "sections" | "generated_sections",
    key: "id" | "section_id",
    type: string,
  ) => {
    const { rows } = await sql<{ content: string }>`select content from ${sql.table(table)}
      where ${sql.ref(key)} = ${idOf(type)}`.execute(db);
    return rows[0]?.content;
  };
  const after = JSON.stringify({ items: [{ name: "Kika", placeId: "osm:node/1" }, items[1], items[2]] });
  expect(await contentOf("sections", "id", "dining")).toBe(after);
  expect(await contentOf("generated_sections", "section_id", "dining")).toBe(after);
  expect(await contentOf("sections", "id", "places")).toBe(broken.content);
});
