import { beforeEach, describe, expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
let id: string;
let checkinId: string;

beforeEach(async () => {
  await world.context.db.deleteFrom("guidebooks").execute();
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "Pacific/Auckland" });
  checkinId = await sectionOf(id, "checkin");
  await aroha.put(`/api/guidebook-sections/${checkinId}`, { content: { doorCode: "4817" } });
});

async function sectionOf(guidebook: string, type: string): Promise<string> {
  const { body } = await aroha.get(`/api/guidebooks/${guidebook}/sections`);
  return body.find((one: { type: string }) => one.type === type).id;
}
/** Anna stays from Saturday 12 to Monday 14 December 2026. */
async function stay(more: object = {}, guidebook = id) {
  const days = { arrival: "2026-12-12", departure: "2026-12-14", guestName: "Anna" };
  return (await aroha.post(`/api/guidebooks/${guidebook}/stays`, { ...days, ...more })).body;
}
async function goTo(local: string) {
  world.clock.advance(Date.parse(`${local}+13:00`) - world.clock.now());
  await world.context.db
    .updateTable("sessions")
    .set({ expires_at: world.clock.now() + 1e9, last_seen_at: world.clock.now() })
    .execute();
}
const inside = async () => (await aroha.get(`/api/guidebook-sections/${checkinId}/guests-inside`)).body;

describe("a guest is inside, by the clock of the property", () => {
  test.each([
    ["2026-12-12T14:59", 0],
    ["2026-12-12T15:00", 1],
    ["2026-12-13T00:00", 1],
    ["2026-12-14T09:59", 1],
    ["2026-12-14T10:00", 0],
  ])("at %s: %i", async (local, guests) => {
    const { id: stayId } = await stay();
    await goTo(local);
    const guidebook = { guidebookId: id, guidebookName: "Lake House" };
    const anna = { stayId, guestName: "Anna", ...guidebook, departure: "2026-12-14" };
    expect(await inside()).toEqual(guests === 1 ? [anna] : []);
  });

  test("and by the stay's own times, the guidebook's, and the guest's word", async () => {
    await goTo("2026-12-12T13:30");
    const { id: early } = await stay({ checkInTime: "13:00", guestName: "Ben" });
    const { id: arrived } = await stay();
    expect(await inside()).toMatchObject([{ stayId: early }]);
    await aroha.patch(`/api/stays/${arrived}`, { arrived: true });
    expect(await inside()).toHaveLength(2);
    await aroha.put(`/api/guidebook-sections/${checkinId}`, {
      content: { doorCode: "4817", checkInTime: "13:30" },
    });
    await aroha.patch(`/api/stays/${arrived}`, { arrived: false });
    expect(await inside()).toHaveLength(2);
  });

  test("not with a door code of their own, or once the link has ended", async () => {
    await goTo("2026-12-13T01:00");
    await stay({ doorCode: "9931" });
    const ended = await stay();
    await aroha.delete(`/api/stays/${ended.id}`);
    expect(await inside()).toEqual([]);
  });

  test("for half a day longer where the zone is not known", async () => {
    await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: null });
    await stay();
    await goTo("2026-12-12T23:30"); // 10:30 in UTC
    expect(await inside()).toHaveLength(1);
  });
});

test("guests of every guidebook that shares the section are inside", async () => {
  const { id: hut } = (await aroha.post("/api/guidebooks", { name: "Hut" })).body;
  const shared = await aroha.post("/api/shared-sections", {
    sectionId: checkinId,
    guidebookIds: [hut],
  });
  expect(shared.status).toBeLessThan(300);
  await aroha.put(`/api/guidebooks/${hut}/access`, { timeZone: "Pacific/Auckland" });
  await stay({}, hut);
  await goTo("2026-12-13T01:00");
  expect(await inside()).toMatchObject([{ guidebookId: hut, guidebookName: "Hut", guestName: "Anna" }]);
});

test("another account's section has none to tell of", async () => {
  const mal = await world.host("Mal");
  expect((await mal.get(`/api/guidebook-sections/${checkinId}/guests-inside`)).status).toBe(404);
});
