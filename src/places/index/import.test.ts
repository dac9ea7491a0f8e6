import { mkdtempSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importPlaces } from "#places/index/import.server.ts";
import { madeUpDistrict } from "#test/madeUpDistrict.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const { db } = world.context;
const folder = mkdtempSync(join(tmpdir(), "district-"));
const now = world.clock.now();

function fileOf(name: string, district: { elements: unknown[] }): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(district));
  return path;
}

test("a file without anything of use is refused with why, and what was there stays", async () => {
  const path = fileOf("shrinks.json", { elements: [place(81_000, "Stays")] });
  await importPlaces(db, path, { now });
  const roads = { type: "node", id: 81_001, lat: -20, lon: 140, tags: { highway: "crossing" } };
  fileOf("shrinks.json", { elements: [roads] });
  await expect(importPlaces(db, path, { now: now + 1 })).rejects.toThrow("nothing was imported");
  const ways = { elements: [{ type: "way", id: 1, tags: { name: "No centre", shop: "books" } }] };
  await expect(importPlaces(db, fileOf("bare.json", ways), { now })).rejects.toThrow("out center");
  const rows = db.selectFrom("places").select("name").where("dataset", "=", "shrinks.json");
  expect(await rows.execute()).toEqual([{ name: "Stays" }]);
});

test("a file of the same name in another folder is another data set, until it was moved there", async () => {
  const first = fileOf("city.json", { elements: [place(82_000, "Here")] });
  const other = join(mkdtempSync(join(tmpdir(), "district-")), "city.json");
  writeFileSync(other, JSON.stringify({ elements: [place(82_001, "There")] }));
  await importPlaces(db, first, { now });
  expect(await importPlaces(db, other, { now })).toMatchObject({ places: 1, gone: 0 });
  expect(await importPlaces(db, first, { now: now + 1 })).toMatchObject({ gone: 0 });
  const moved = join(mkdtempSync(join(tmpdir(), "district-")), "city.json");
  renameSync(first, moved);
  writeFileSync(moved, JSON.stringify({ elements: [place(82_002, "Here now")] }));
  expect(await importPlaces(db, moved, { now: now + 2 })).toMatchObject({ places: 1, gone: 1 });
});

test("a map is as old as its newest edit, and not as its file", async () => {
  const edited = { ...place(83_000, "Edited"), timestamp: "2017-02-03T00:00:00Z" };
  await importPlaces(db, fileOf("edited.json", { elements: [edited] }), { now });
  const row = await db.selectFrom("places").select("as_of").where("name", "=", "Edited").executeTakeFirst();
  expect(row?.as_of).toBe(Date.parse("2017-02-03T00:00:00Z"));
});

describe("importing again", () => {
  test("what changed is changed, what is gone is gone, and nothing is there twice", async () => {
    const own = { ...madeUpDistrict, elements: [place(1, "Old Name"), place(2, "Goes Away")] };
    await importPlaces(db, fileOf("small.json", own), { now });
    const after = { ...madeUpDistrict, elements: [place(1, "New Name")] };
    const second = await importPlaces(db, fileOf("small.json", after), { now: now + 1 });
    expect(second).toMatchObject({ places: 1, gone: 1, resumed: false });
    const rows = await db.selectFrom("places").select("name").where("dataset", "=", "small.json").execute();
    expect(rows).toEqual([{ name: "New Name" }]);
  });

  test("a map that does not say its age is as old as its file", async () => {
    const path = fileOf("undated.json", { elements: [place(77_000, "Undated")] });
    const modified = new Date("2024-03-01T00:00:00Z");
    utimesSync(path, modified, modified);
    await importPlaces(db, path, { now });
    const row = await db
      .selectFrom("places")
      .select("as_of")
      .where("name", "=", "Undated")
      .executeTakeFirst();
    expect(row?.as_of).toBe(modified.getTime());
  });

  test("an import that broke off goes on where it was", async () => {
    const many = { elements: Array.from({ length: 5000 }, (_, at) => place(50_000 + at, `Bench ${at}`)) };
    const path = fileOf("many.json", many);
    const broken = importPlaces(db, path, {
      now,
      onProgress: () => {
        throw new Error("the lights went out");
      },
    });
    await expect(broken).rejects.toThrow("the lights went out");
    const again = await importPlaces(db, path, { now });
    expect(again).toMatchObject({ elements: 5000, places: 3000, resumed: true });
    const { count } = await db
      .selectFrom("places")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("dataset", "=", "many.json")
      .executeTakeFirstOrThrow();
    expect(count).toBe(5000);
  });
});

const place = (id: number, name: string) => ({
  type: "node",
  id,
  lat: -20 - id / 1e6,
  lon: 140,
  tags: { shop: "books", name },
});
