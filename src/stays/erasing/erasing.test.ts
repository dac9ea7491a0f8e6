import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const DAY = 24 * 3_600_000;
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
let world: World;
let aroha: Host;
let id: string;
beforeAll(async () => {
  world = await newWorld(); // 5 January 2026
  aroha = await world.host("Aroha");
  id = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "UTC" });
});

async function goTo(day: string) {
  world.clock.advance(Date.parse(`${day}T12:00:00Z`) - world.clock.now());
  await world.context.db
    .updateTable("sessions")
    .set({ expires_at: world.clock.now() + 1e9, last_seen_at: world.clock.now() })
    .execute();
}
async function saveDoorCode(doorCode: string) {
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const checkin = body.find(({ type }: { type: string }) => type === "checkin");
  const saved = await aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { doorCode } });
  if (saved.status !== 200) throw new Error(saved.text);
}
const stay = async (guestName: string, more: object = {}) => {
  const made = { arrival: "2026-01-10", departure: "2026-01-12", guestName, ...more };
  return (await aroha.post(`/api/guidebooks/${id}/stays`, made)).body;
};
const open = (token: string) => world.guest.post(`/view/${token}/opened`, "", FORM);
const names = async () =>
  (await world.context.db.selectFrom("stays").select("guest_name").execute()).map((row) => row.guest_name);
const access = () => world.context.db.selectFrom("guidebook_access").selectAll().executeTakeFirstOrThrow();
const erased = async () => (await aroha.get("/api/stays/erased")).body;

describe("30 days after the departure", () => {
  test("a stay is erased, and not a day before", async () => {
    await saveDoorCode("1111");
    const [anna, , dora] = [await stay("Anna"), await stay("Bo"), await stay("Dora", { doorCode: "9090" })];
    const late = await stay("Emil", { departure: "2026-01-13" });
    await world.context.db
      .insertInto("stay_requests")
      .values({
        id: "r",
        token: "t",
        guidebook_id: id,
        first_name: "Finn",
        stay_id: null,
        refused_at: null,
        created_at: world.clock.now(),
      })
      .execute();
    await goTo("2026-01-10");
    for (const { token } of [anna, dora, late]) await open(token);
    await goTo("2026-02-11");
    await world.runJobs();
    expect(await names()).toHaveLength(4);
    expect(await erased()).toEqual({ stays: 0, endedBefore: null });

    await goTo("2026-02-12");
    await world.context.db.updateTable("jobs").set({ due: 0 }).execute();
    await world.runJobs();
    expect(await names()).toEqual(["Emil"]);
    expect(await world.context.db.selectFrom("stay_requests").selectAll().execute()).toEqual([]);
    expect(await erased()).toEqual({ stays: 3, endedBefore: "2026-01-13" });
  });

  test("the number of guests who know the door code stays", async () => {
    expect((await access()).door_code_known_to).toBe(1); // Bo never opened the page; Dora had a stay's door code
    world.clock.advance(DAY);
    await world.context.db.updateTable("jobs").set({ due: 0 }).execute();
    await world.runJobs();
    expect((await access()).door_code_known_to).toBe(2);
    expect(await erased()).toEqual({ stays: 4, endedBefore: "2026-01-14" });
  });

  test("a new door code is known to none of them", async () => {
    await aroha.put(`/api/guidebooks/${id}/access`, { contact: "Mere" });
    expect((await access()).door_code_known_to).toBe(2);
    const before = (await access()).door_code_changed_at;
    await saveDoorCode("1111");
    expect((await access()).door_code_changed_at).toBe(before);
    await saveDoorCode("2222");
    expect(await access()).toMatchObject({
      door_code_known_to: 0,
      door_code_changed_at: world.clock.now(),
    });
  });

  test("a guest of an older code does not know the new one", async () => {
    const { token } = await stay("Gus", { arrival: "2026-02-13", departure: "2026-02-14" });
    await open(token);
    await goTo("2026-02-20");
    await saveDoorCode("3333");
    await goTo("2026-03-18");
    await world.context.db.updateTable("jobs").set({ due: 0 }).execute();
    await world.runJobs();
    expect(await names()).toEqual([]);
    expect((await access()).door_code_known_to).toBe(0);
  });

  test("what another account erased is not counted", async () => {
    const bo = await world.host("Bo");
    expect((await bo.get("/api/stays/erased")).body).toEqual({ stays: 0, endedBefore: null });
  });
});
