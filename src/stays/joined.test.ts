import { beforeEach, expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const DOOR_CODE = "7391#";
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const world = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
const aroha = await world.host("Aroha");
let id: string;
let slug: string;
let first: { id: string; token: string; code: string };
let second: { id: string; token: string; code: string };

beforeEach(async () => {
  await goTo("2026-01-05T09:00:00Z");
  await world.context.db.deleteFrom("guidebooks").execute();
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const checkin = body.find(({ type }: { type: string }) => type === "checkin");
  await aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { doorCode: DOOR_CODE } });
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "UTC" });
  first = await newStay("2026-01-09", "2026-01-11");
  second = await newStay("2026-01-11", "2026-01-14");
});

async function newStay(arrival: string, departure: string, more: object = {}) {
  return (await aroha.post(`/api/guidebooks/${id}/stays`, { arrival, departure, guestName: "Anna", ...more }))
    .body;
}
async function goTo(iso: string) {
  world.clock.advance(Date.parse(iso) - world.clock.now());
  await world.context.db
    .updateTable("sessions")
    .set({ expires_at: world.clock.now() + 1e9, last_seen_at: world.clock.now() })
    .execute();
}
const join = (stay: { id: string }, joined = true) => aroha.patch(`/api/stays/${stay.id}`, { joined });
const stays = async () => (await aroha.get(`/api/guidebooks/${id}/stays`)).body;
const showsCode = async ({ token }: { token: string }) =>
  (await world.guest.get(`/view/${token}`)).text.includes(DOOR_CODE);

test("two touching stays of one guest are offered to be joined, and are one in the list then", async () => {
  expect((await stays()).map((one: { joinable: boolean }) => one.joinable)).toEqual([false, true]);
  const joined = await join(second);
  expect(joined.status).toBe(200);
  expect(await stays()).toEqual([joined.body]);
  expect(joined.body).toMatchObject({
    id: first.id,
    token: first.token,
    arrival: "2026-01-09",
    departure: "2026-01-14",
    nights: 5,
    joinable: false,
    joined: [
      { id: first.id, arrival: "2026-01-09", departure: "2026-01-11", code: first.code },
      { id: second.id, arrival: "2026-01-11", departure: "2026-01-14", code: second.code },
    ],
  });
});

test("both links show the codes without a gap until the last departure", async () => {
  await goTo("2026-01-11T15:30:00Z");
  expect([await showsCode(first), await showsCode(second)]).toEqual([false, true]);
  await join(second);
  expect([await showsCode(first), await showsCode(second)]).toEqual([true, true]);
  await goTo("2026-01-14T23:59:00Z");
  expect([await showsCode(first), await showsCode(second)]).toEqual([true, true]);
  await goTo("2026-01-15T00:00:00Z");
  expect([await showsCode(first), await showsCode(second)]).toEqual([false, false]);
});

test("the code of the first booking is taken until the last departure", async () => {
  const enter = () => world.guest.post(`/view/${slug}/stay`, `booking=${first.code}`, FORM);
  await goTo("2026-01-13T12:00:00Z");
  expect((await enter()).status).not.toBe(303);
  await join(second);
  expect((await enter()).headers.get("location")).toContain(first.token);
});

test("nobody leaves or comes for cleaners and tonight's checks on the day between", async () => {
  await goTo("2026-01-10T12:00:00Z");
  await aroha.patch(`/api/stays/${first.id}`, { sent: true, arrived: true });
  const days = async () => (await aroha.get("/api/turnovers")).body.map(({ day }: { day: string }) => day);
  const tonight = async () => (await aroha.get("/api/stays/tonight")).body;
  expect([await days(), await tonight()]).toMatchObject([
    ["2026-01-11", "2026-01-14"],
    [{ stayId: second.id }],
  ]);
  await join(second);
  expect([await days(), await tonight()]).toEqual([["2026-01-14"], []]);
});

test("they are separated again, and stand alone where they no longer touch", async () => {
  await join(second);
  expect(await join(first, false)).toMatchObject({ status: 200, body: { joined: [] } });
  expect(await stays()).toHaveLength(2);
  await join(second);
  const { db } = world.context;
  await db.updateTable("stays").set({ arrival: "2026-01-12" }).where("id", "=", second.id).execute();
  expect(await stays()).toMatchObject([{ joined: [] }, { joined: [], arrival: "2026-01-12" }]);
});

test("their links are ended and turned on again together", async () => {
  await join(second);
  const open = async () => [
    (await world.guest.get(`/view/${first.token}`)).status,
    (await world.guest.get(`/view/${second.token}`)).status,
  ];
  await aroha.delete(`/api/stays/${first.id}`);
  world.clock.advance(1);
  expect(await open()).toEqual([404, 404]);
  await aroha.patch(`/api/stays/${first.id}`, { revoked: false });
  expect(await open()).toEqual([200, 200]);
  expect(await stays()).toHaveLength(1);
});

test("name and note of a joined stay are those that were saved last", async () => {
  await aroha.patch(`/api/stays/${second.id}`, { note: "Cot" });
  await join(second);
  await aroha.patch(`/api/stays/${first.id}`, { note: "Cot and high chair", guestName: "Ana" });
  expect(await stays()).toMatchObject([{ note: "Cot and high chair", guestName: "Ana" }]);
});

test("check-out is the last one's, and days change only once they are separated", async () => {
  await join(second);
  expect((await aroha.patch(`/api/stays/${first.id}`, { checkOutTime: "13:00" })).body.checkOutTime).toBe(
    "13:00",
  );
  const moved = await aroha.patch(`/api/stays/${first.id}`, { departure: "2026-01-20" });
  expect([moved.status, moved.body.message]).toEqual([
    400,
    "These are bookings joined as one stay. Separate them to change their days.",
  ]);
});

test("stays that do not touch, or have different door codes, are not joined", async () => {
  const later = await newStay("2026-01-20", "2026-01-22");
  expect((await join(later)).body.message).toBe(
    "No stay of the same guest ends on the day on which this one begins.",
  );
  await aroha.patch(`/api/stays/${second.id}`, { doorCode: "9931" });
  expect((await join(second)).body.message).toBe(
    "The two stays have different door codes. Give both the same code first.",
  );
});

test("the first booking is deleted with the last", async () => {
  await join(second);
  const rows = async () => (await world.context.db.selectFrom("stays").select("id").execute()).length;
  await goTo("2026-02-11T12:00:00Z"); // 31 days after the first departure
  await world.runJobs();
  expect(await rows()).toBe(2);
  await goTo("2026-02-15T12:00:00Z");
  await world.runJobs();
  expect(await rows()).toBe(0);
});

test("a door code of a joined stay holds for both bookings, for cleaners and the host too", async () => {
  await join(second);
  await aroha.patch(`/api/stays/${first.id}`, { doorCode: "1111", lockSet: true });
  const link = await aroha.post("/api/turnover-links", { guidebookIds: [id], showsCodes: true });
  await goTo("2026-01-13T12:00:00Z"); // two days after the first departure
  const sheet = await world.guest.get(new URL(link.body.url).pathname);
  expect(sheet.text).toContain("1111");
  expect(await stays()).toMatchObject([{ id: first.id, doorCode: "1111", joined: [{}, {}] }]);
  await join(first, false);
  expect((await stays()).map(({ doorCode }: { doorCode: string }) => doorCode)).toEqual(["1111", "1111"]);
});

test("a joined stay is one in the list also long after its first departure", async () => {
  const third = await newStay("2026-01-14", "2026-03-20");
  await join(second);
  await join(third);
  await goTo("2026-02-25T12:00:00Z");
  expect(await stays()).toMatchObject([{ id: first.id, departure: "2026-03-20", joined: [{}, {}, {}] }]);
  expect((await join(third, false)).body.joined).toEqual([]);
});

test("no stay disappears where two follow the same one", async () => {
  await join(second);
  const { db } = world.context;
  const other = await newStay("2026-01-11", "2026-01-14");
  const { joined_id } = await db
    .selectFrom("stays")
    .select("joined_id")
    .where("id", "=", first.id)
    .executeTakeFirstOrThrow();
  await db.updateTable("stays").set({ joined_id }).where("id", "=", other.id).execute();
  expect(await stays()).toHaveLength(2);
});

test("a stranger's stay that ends on the day is not joined", async () => {
  await aroha.patch(`/api/stays/${first.id}`, { guestName: "Ben" });
  expect((await join(second)).status).toBe(400);
});

test("a joined guest knows the door code once, by either link, and until the last departure", async () => {
  const knownTo = async () => (await aroha.get(`/api/guidebooks/${id}/access`)).body.doorCodeKnownTo;
  await goTo("2026-01-10T12:00:00Z");
  for (const { token } of [first, second]) await world.guest.post(`/view/${token}/opened`, "", FORM);
  await join(second);
  await goTo("2026-01-13T12:00:00Z");
  expect(await knownTo()).toBe(0);
  await goTo("2026-01-20T12:00:00Z");
  expect(await knownTo()).toBe(1);
  await goTo("2026-02-15T12:00:00Z");
  await world.runJobs();
  expect(await knownTo()).toBe(1);
});

test("a guest who opened the second link alone knows the code of the joined stay", async () => {
  await world.guest.post(`/view/${second.token}/opened`, "", FORM);
  await join(second);
  await goTo("2026-01-20T12:00:00Z");
  expect((await aroha.get(`/api/guidebooks/${id}/access`)).body.doorCodeKnownTo).toBe(1);
});

test("a plan that ended leaves the first link open until the last departure, or the first gap", async () => {
  await join(second);
  const third = await newStay("2026-01-14", "2026-01-16");
  expect((await join(third)).status).toBe(200);
  const { db } = world.context;
  await db.updateTable("stays").set({ arrival: "2026-01-15" }).where("id", "=", third.id).execute();
  const ended = { state: "ended", period_end: 1, access_until: 1, ended_at: 1 } as const;
  await db.updateTable("account_subscriptions").set(ended).execute();
  await goTo("2026-01-13T12:00:00Z");
  expect(await showsCode(first)).toBe(true);
  await goTo("2026-01-15T12:00:00Z");
  expect((await world.guest.get(`/view/${first.token}`)).status).toBe(404);
  expect((await world.guest.get(`/view/${third.token}`)).status).toBe(200);
});
