import { beforeEach, describe, expect, test } from "vitest";
import { codeKey } from "#stays/code.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
let id: string;

beforeEach(async () => {
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).where("id", "!=", id).execute();
});

const anna = { arrival: "2026-01-09", departure: "2026-01-11", guestName: " Anna  " };
const newStay = async (given: object = anna) => (await aroha.post(`/api/guidebooks/${id}/stays`, given)).body;
const listed = async () => (await aroha.get(`/api/guidebooks/${id}/stays`)).body;

describe("a stay made by hand", () => {
  test("has a link and a code of its own", async () => {
    const made = await newStay();
    expect(made).toMatchObject({
      guestName: "Anna",
      nights: 2,
      source: "hand",
      sentAt: null,
      overlaps: false,
    });
    expect(made.token).toMatch(/^[A-Za-z0-9]{22}$/);
    expect(made.url).toBe(`http://porchlight.test/view/${made.token}`);
    expect(made.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(await listed()).toEqual([made]);
    expect((await aroha.get("/api/stays")).body).toContainEqual(made);
  });

  test.each([
    [{ departure: "2026-01-09" }, "departure", "The departure must be after the arrival."],
    [{ departure: "2027-01-11" }, "departure", "A stay can be up to 366 nights."],
    [{ arrival: "2026-02-30" }, "arrival", "Write the day as YYYY-MM-DD, for example 2027-03-14."],
    [{ checkInTime: "3pm" }, "checkInTime", "Write the time as HH:MM, for example 15:00."],
    [{ code: "ab" }, "code", "Use 4 to 40 letters and digits."],
    [{ showFrom: "2" }, "showFrom", "Choose booking, 7, 3 or arrival."],
  ])("is refused with %j", async (wrong, field, sentence) => {
    const refused = await aroha.post(`/api/guidebooks/${id}/stays`, { ...anna, ...wrong });
    expect(refused.status).toBe(400);
    expect(refused.body.fields[field]).toBe(sentence);
    expect(await listed()).toEqual([]);
  });

  test("keeps its link and its code when it is changed", async () => {
    const made = await newStay();
    const changed = await aroha.patch(`/api/stays/${made.id}`, { checkOutTime: "12:00", note: "Room 4" });
    expect(changed.body).toEqual({ ...made, checkOutTime: "12:00", note: "Room 4" });
    const moved = await aroha.patch(`/api/stays/${made.id}`, { departure: "2026-01-08" });
    expect(moved.status).toBe(400);
    expect((await aroha.patch(`/api/stays/${made.id}`, { note: "" })).body.note).toBeNull();
  });

  test("has all that is changed at once, whoever changes it", async () => {
    const { id: stay } = await newStay();
    const changes = [{ note: "Cot" }, { guestName: "Ana" }, { checkInTime: "14:00" }, { sent: true }];
    await Promise.all(changes.map((change) => aroha.patch(`/api/stays/${stay}`, change)));
    const all = { note: "Cot", guestName: "Ana", checkInTime: "14:00", sentAt: world.clock.now() };
    expect(await listed()).toMatchObject([all]);
  });

  test("keeps days in their order, whoever moves which of them at once", async () => {
    const { id: stay } = await newStay({ arrival: "2026-01-09", departure: "2026-01-15" });
    const changes = [{ arrival: "2026-01-13" }, { departure: "2026-01-11" }];
    const moved = await Promise.all(changes.map((change) => aroha.patch(`/api/stays/${stay}`, change)));
    expect(moved.filter(({ status }) => status === 400)).toHaveLength(1);
  });

  test("is in no doubt once the host has confirmed it", async () => {
    const { id: stay } = await newStay();
    const doubt = () => world.context.db.updateTable("stays").set({ doubt: "long" }).where("id", "=", stay);
    await doubt().execute();
    expect((await aroha.patch(`/api/stays/${stay}`, { note: "Room 4" })).body.doubt).toBe("long");
    expect((await aroha.patch(`/api/stays/${stay}`, { confirmed: true })).body.doubt).toBeNull();
  });

  test("notes what was done, and takes it back", async () => {
    const { id: stay } = await newStay();
    const now = world.clock.now();
    const sent = await aroha.patch(`/api/stays/${stay}`, { sent: true, lockSet: true, arrived: true });
    expect(sent.body).toMatchObject({ sentAt: now, lockSetAt: now, arrivedAt: now });
    expect((await aroha.patch(`/api/stays/${stay}`, { arrived: false })).body.arrivedAt).toBeNull();
    const code = await aroha.patch(`/api/stays/${stay}`, { doorCode: "4711" });
    expect(code.body).toMatchObject({ doorCode: "4711", lockSetAt: null });
  });

  test("is ended by its host, who can take that back", async () => {
    const { id: stay } = await newStay();
    expect((await aroha.delete(`/api/stays/${stay}`)).status).toBe(204);
    expect((await listed())[0].revokedAt).toBe(world.clock.now());
    expect((await aroha.patch(`/api/stays/${stay}`, { revoked: false })).body.revokedAt).toBeNull();
  });

  test("is seen beside the others: overlap, and the day of a change", async () => {
    await newStay();
    const marks = (await listed()).length;
    expect(marks).toBe(1);
    await newStay({ arrival: "2026-01-11", departure: "2026-01-14" });
    expect(
      (await listed()).map((one: { sameDay: boolean; overlaps: boolean }) => [one.sameDay, one.overlaps]),
    ).toEqual([
      [true, false],
      [false, false],
    ]);
    await newStay({ arrival: "2026-01-10", departure: "2026-01-12" });
    expect((await listed()).every((one: { overlaps: boolean }) => one.overlaps)).toBe(true);
  });

  test("belongs to its host alone", async () => {
    const { id: stay } = await newStay();
    const stranger = await world.host("Mal");
    expect((await stranger.patch(`/api/stays/${stay}`, { note: "mine" })).status).toBe(404);
    expect((await stranger.get(`/api/guidebooks/${id}/stays`)).status).toBe(404);
    expect((await stranger.get("/api/stays")).body).toEqual([]);
  });
});

test("who sees the secrets is everyone until the host says a zone and chooses stays", async () => {
  const before = await aroha.get(`/api/guidebooks/${id}/access`);
  expect(before.body).toMatchObject({ access: "everyone", showFrom: "3", wifiForEveryone: true });
  const early = await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays" });
  expect(early.status).toBe(400);
  expect(early.body.fields.timeZone).toMatch(/^Choose the property’s time zone/);
  expect((await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "Mars/Base" })).status).toBe(400);
  const stays = { access: "stays", timeZone: "Pacific/Auckland", contact: "Mere, 021 555 010" };
  const changed = await aroha.put(`/api/guidebooks/${id}/access`, stays);
  expect(changed.body).toMatchObject({ id, name: "Lake House", ...stays });
  expect((await aroha.get(`/api/guidebooks/${id}/access`)).body).toMatchObject(stays);
});

test("whom guests ring is refused together with who sees the secrets", async () => {
  for (let at = 0; at < 30; at++) {
    const added = { shape: "text", title: `No ${at}`, icon: "star" };
    await aroha.post(`/api/guidebooks/${id}/sections`, added);
  }
  const change = { access: "stays", timeZone: "Pacific/Auckland", contact: "Mere, 021 555 010" };
  const refused = await aroha.put(`/api/guidebooks/${id}/access`, change);
  expect(refused.body).toMatchObject({ code: "section_limit" });
  const after = (await aroha.get(`/api/guidebooks/${id}/access`)).body;
  expect(after).toMatchObject({ access: "everyone", timeZone: null, contact: null });

  const early = { access: "stays", contact: null };
  expect((await aroha.put(`/api/guidebooks/${id}/access`, early)).body).toMatchObject({ code: "invalid" });
});

test.each([
  ["hm-abc 4o1", "HMABC401"],
  ["HMABC4O1", "HMABC401"],
  ["hm–abci01", "HMABC101"],
  ["HMABC\u200b401\ufeff", "HMABC401"],
  ["“HMABC401”", "HMABC401"],
  ["'HMABC401'", "HMABC401"],
  ["#HMABC401", "HMABC401"],
  ["Code: HMABC401", "HMABC401"],
  ["Code de confirmation : HMABC401", "HMABC401"],
  ["HMABC401 (Airbnb)", "HMABC401"],
  ["(HMABC401)", "HMABC401"],
  ["Code: #\u200bHM-ABC 4O1 (Airbnb)", "HMABC401"],
  ["Code:", null],
  ["x", null],
  ["", null],
  ["<script>", null],
  ["a".repeat(41), null],
])("the code %j is compared as %j", (typed, key) => {
  expect(codeKey(typed)).toBe(key);
});
