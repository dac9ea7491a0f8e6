import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openZip } from "#operations/export/zip/readZip.server.ts";
import { noQuestions } from "#stays/arrivalForms/contract.ts";
import {
  DOOR_CODE,
  FORM,
  goTo,
  newPropertyWithForm,
  type PropertyWithForm,
  versionOn,
} from "#test/arrivalForm.ts";
import { newProgram } from "#test/program.ts";
import { newWorld, type World } from "#test/world.ts";

let world: World;
let lake: PropertyWithForm;

beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  lake = await newPropertyWithForm(world);
});

describe("who may", () => {
  beforeEach(() => lake.ask({ names: true, beforeCode: true }));

  test("answers come by the stay's own live link alone", async () => {
    const body = { names: "Mal" };
    const { token } = (await lake.aroha.post(`/api/guidebooks/${lake.id}/share-links`, {})).body;
    for (const key of [lake.slug, token, "demo", "nosuchtoken0000000000x"])
      expect((await lake.send(body, `/view/${key}`)).status).toBe(404);
    await lake.aroha.delete(`/api/stays/${lake.stay.id}`);
    expect((await lake.send(body)).status).toBe(404);
    expect((await lake.details()).answeredAt).toBeNull();
    await lake.aroha.patch(`/api/stays/${lake.stay.id}`, { revoked: false });
    const elsewhere = { ...FORM, "sec-fetch-site": "cross-site" };
    expect((await world.guest.post(`${lake.path()}/details`, "names=Mal", elsewhere)).status).toBe(403);
    await lake.ask({});
    expect((await lake.send(body)).status).toBe(404);
  });

  test("members who may see guests read the answers, others do not", async () => {
    await lake.send({ names: "Anna Ito" });
    const viewer = await world.member(lake.aroha, "Vera", "viewer");
    const editor = await world.member(lake.aroha, "Edda", "editor");
    const other = (await lake.aroha.post("/api/guidebooks", { name: "Crib" })).body.id;
    const limited = await world.member(lake.aroha, "Lim", "editor", { guidebooks: [other] });
    const program = await newProgram(world, lake.aroha, { role: "viewer" });
    const stranger = await world.host("Mal");
    const sheet = `/api/guidebooks/${lake.id}/details.csv`;
    for (const [who, status] of [
      [lake.aroha, 200],
      [editor, 200],
      [viewer, 403],
      [program, 403],
      [limited, 404],
      [stranger, 404],
      [world.guest, 401],
    ] as const)
      for (const where of [sheet, `/api/stays/${lake.stay.id}/details`])
        expect((await who.get(where)).status).toBe(status);
    expect((await viewer.put(`/api/guidebooks/${lake.id}/arrival-form`, noQuestions)).status).toBe(403);
    expect((await viewer.get(`/api/guidebooks/${lake.id}/arrival-form`)).body.names).toBe(true);
    expect((await stranger.put(`/api/guidebooks/${lake.id}/arrival-form`, noQuestions)).status).toBe(404);
  });
});

test("the sheet has every stay, dated, without formulas", async () => {
  await lake.ask({ rules: true, names: true, carPlate: true });
  await lake.newStay({ arrival: "2026-02-01", departure: "2026-02-03", guestName: "Dora" });
  const version = versionOn(await lake.page());
  await lake.send({ names: "=HYPERLINK(1)\nBen", plate: "@SUM", agree: "1", version });
  const sheet = await lake.aroha.get(`/api/guidebooks/${lake.id}/details.csv`);
  expect(sheet.headers.get("content-disposition")).toContain("guests-2026-01-05.csv");
  expect(sheet.headers.get("cache-control")).toBe("private, no-store");
  expect(sheet.text).toContain(
    `2026-01-09,2026-01-12,Anna,,"2026-01-05, 8:00 pm","'=HYPERLINK(1)\nBen",,'@SUM`,
  );
  expect(sheet.text).toContain("2026-02-01,2026-02-03,Dora,,,");
});

test("the ready messages ask with the link until it is answered", async () => {
  const messages = async () => (await lake.aroha.get(`/api/stays/${lake.stay.id}/messages`)).body.messages;
  const asks = "Before you arrive, please answer a few questions here: ";
  expect(JSON.stringify(await messages())).not.toContain(asks);
  await lake.ask({ names: true });
  for (const { text } of await messages())
    expect(text).toContain(`${asks}http://porchlight.test${lake.path()}#details`);
  await lake.send({ names: "Anna Ito" });
  expect(JSON.stringify(await messages())).not.toContain(asks);
});

test("the answers go with the stay, and the owner's export has them before", async () => {
  await lake.ask({ names: true });
  await lake.send({ names: "Quillfeather Ito" });
  const counts = (await lake.aroha.get("/api/account/guest-data")).body;
  expect(counts).toContainEqual({ kind: "details", count: 1, oldest: "2026-01-12" });
  const zip = openZip(await lake.aroha.download("/api/account/export"), { files: 100, bytes: 1e7 });
  const sheet = await zip.read("1-Lake-House/guests.csv");
  expect(sheet?.toString()).toContain("Quillfeather Ito");
  await world.context.db.deleteFrom("stays").where("id", "=", lake.stay.id).execute();
  expect(
    await world.context.db
      .selectFrom("stay_details")
      .selectAll()
      .where("stay_id", "=", lake.stay.id)
      .execute(),
  ).toEqual([]);
});

test("two stays that are joined answer once", async () => {
  await lake.ask({ names: true, beforeCode: true });
  const next = await lake.newStay({ arrival: "2026-01-12", departure: "2026-01-14" });
  await lake.aroha.patch(`/api/stays/${next.id}`, { joined: true });
  goTo(world, "2026-01-08T00:00:00Z");
  await lake.send({ names: "Anna Ito" }, `/view/${next.token}`);
  expect(await lake.page()).toContain(DOOR_CODE);
  expect(await lake.details()).toMatchObject({ names: ["Anna Ito"] });
  await lake.send({ names: "Anna Ito\nBen" });
  expect((await lake.aroha.get(`/api/stays/${next.id}/details`)).body.names).toEqual(["Anna Ito", "Ben"]);
});

describe("after the stay", () => {
  const AIRBNB = "https://www.airbnb.com/trips";
  const LAST_DAY = "2026-01-11T23:00:00Z";

  test("the platform's reviews are linked from the last day on, where the host turned it on", async () => {
    await lake.aroha.patch(`/api/stays/${lake.stay.id}`, { platform: "airbnb" });
    goTo(world, "2026-01-10T00:00:00Z");
    await lake.aroha.put(`/api/guidebooks/${lake.id}/review-link`, { shown: true });
    expect(await lake.page()).not.toContain(AIRBNB);
    await lake.aroha.put(`/api/guidebooks/${lake.id}/review-link`, { shown: false });
    goTo(world, LAST_DAY);
    expect(await lake.page()).not.toContain(AIRBNB);
    const link = `/api/guidebooks/${lake.id}/review-link`;
    expect((await lake.aroha.put(link, { shown: true })).body).toEqual({ shown: true });
    expect((await lake.aroha.get(link)).body).toEqual({ shown: true });
    expect(await lake.page()).toContain(AIRBNB);
    for (const platform of ["direct", null])
      expect((await world.guest.get(`/view/${(await lake.newStay({ platform })).token}`)).text).not.toContain(
        "You can review",
      );
    goTo(world, "2026-01-13T00:00:00Z");
    expect(await lake.page()).toContain("You can review your stay here:");
  });
});
