import { expect, test } from "vitest";
import { up } from "../../../migrations/151-older-stay-pictures.ts";
import { greyPng } from "#test/greyPng.ts";
import { newWorld } from "#test/world.ts";

test("pictures that were hidden with their passage before the database knew of it are protected", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "UTC" });
  const upload = async (width: number) => {
    const form = new FormData();
    form.set("file", new File([greyPng(width, 8)], "a.png", { type: "image/png" }));
    return String((await aroha.post("/api/media", form)).body.url);
  };
  const [safe, gate] = [await upload(20), await upload(30)];
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const checkin = body.find(({ type }: { type: string }) => type === "checkin");
  const details = `<p><img src="${gate}" alt="Gate"></p><div class="stay-only"><img src="${safe}" alt="Safe"></div>`;
  await aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { details } });

  const { db } = world.context;
  await db.updateTable("section_media").set({ only_stay: 0 }).execute(); // as migration 122 left them
  const statuses = async () => [
    (await world.guest.get(safe)).status,
    (await world.guest.get(gate)).status,
    (await aroha.get(safe)).status,
  ];
  expect(await statuses()).toEqual([200, 200, 200]);
  await up(db as unknown as Parameters<typeof up>[0]); // a migration knows no tables but its own
  expect(await world.runJobs()).toContain("media.older-stay-pictures");
  expect(await statuses()).toEqual([404, 200, 200]);
  expect(await db.selectFrom("jobs").select("id").where("kind", "like", "media.older%").execute()).toEqual(
    [],
  );
});
