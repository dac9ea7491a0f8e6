import { expect, test } from "vitest";
import { up } from "../../../migrations/220-contacts.ts";
import { newWorld } from "#test/world.ts";

test("whom guests ring at night is a contact, and an older version that still runs reads it where it was", async () => {
  const world = await newWorld();
  const { db } = world.context;
  const aroha = await world.host("Aroha");
  const newProperty = async () => (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const [listed, ringing, wordy, silent] = [
    await newProperty(),
    await newProperty(),
    await newProperty(),
    await newProperty(),
  ];
  const added = await aroha.post(`/api/guidebooks/${listed.id}/sections`, {
    shape: "contacts",
    title: "Our people",
    icon: "phone",
  });
  const older = { items: [{ name: "Mere", description: "021 555 123", category: "Cleaner" }] };
  await db
    .updateTable("sections")
    .set({ type: "services", title: "Your Nearest", content: JSON.stringify(older) })
    .where("id", "=", added.body.id)
    .execute();
  for (const [{ id }, contact] of [
    [ringing, "Mere, 021 555 010"],
    [wordy, "Ring Mere on 021 555 010, or knock"],
    [silent, null],
  ] as const) {
    await aroha.put(`/api/guidebooks/${id}/access`, { wifiForEveryone: false });
    await db.updateTable("guidebook_access").set({ contact }).where("guidebook_id", "=", id).execute();
  }

  await up(db);
  const contactsOf = async ({ id }: { id: string }) => {
    const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
    return sections.filter(({ type }: { type: string }) => type === "contacts");
  };
  expect(await contactsOf(listed)).toEqual([]);
  expect((await world.guest.get(`/view/${listed.slug}`)).text).toContain("Our people");
  expect(await contactsOf(ringing)).toMatchObject([
    { content: { items: [{ name: "Mere", phone: "021 555 010", anyTime: true }] }, own: expect.any(String) },
  ]);
  expect((await aroha.get(`/api/guidebooks/${ringing.id}/access`)).body.contact).toBe("Mere, 021 555 010");
  expect((await aroha.get(`/api/guidebooks/${wordy.id}/access`)).body.contact).toBe(
    "Ring Mere on 021 555 010, or knock",
  );
  expect((await world.guest.get(`/view/${wordy.slug}`)).text).toContain('href="tel:021555010"');
  expect(await contactsOf(silent)).toEqual([]);
  const left = db.selectFrom("guidebook_access").select("contact").orderBy("contact");
  expect((await left.execute()).flatMap(({ contact }) => contact ?? [])).toEqual([
    "Mere, 021 555 010",
    "Ring Mere on 021 555 010, or knock",
  ]);
});

test("whom a host says from now on is read by an older version, too", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const column = world.context.db.selectFrom("guidebook_access").select("contact");
  for (const contact of ["Mere, 021 555 010", null]) {
    await aroha.put(`/api/guidebooks/${id}/access`, { contact });
    expect(await column.where("guidebook_id", "=", id).executeTakeFirst()).toEqual({ contact });
  }
});
