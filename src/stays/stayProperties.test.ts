import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
await aroha.post("/api/guidebooks", { name: "City flat" });

async function save(type: string, content: object) {
  const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  const section = sections.find((one: { type: string }) => one.type === type);
  await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
}

test("a guidebook's stays have its times and its zone, or 3 pm and 10 am and none", async () => {
  await save("checkin", { checkInTime: "16:00" });
  await save("departure", { checkOutTime: "11:30" });
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "Pacific/Auckland" });
  const { body } = await aroha.get("/api/stay-properties");
  expect(body).toMatchObject([
    { name: "City flat", timeZone: null, checkInTime: "15:00", checkOutTime: "10:00", access: "everyone" },
    { guidebookId: id, timeZone: "Pacific/Auckland", checkInTime: "16:00", checkOutTime: "11:30" },
  ]);
  expect((await aroha.get(`/api/stay-properties?guidebook=${id}`)).body).toEqual([body[1]]);
});

test("says what who asks may do", async () => {
  const vera = await world.member(aroha, "Vera", "viewer");
  const ofViewer = (await vera.get("/api/stay-properties")).body[0];
  expect(ofViewer).toMatchObject({ mayShare: false, mayEdit: false });
  expect((await aroha.get("/api/stay-properties")).body[0]).toMatchObject({ mayShare: true, mayEdit: true });
});
