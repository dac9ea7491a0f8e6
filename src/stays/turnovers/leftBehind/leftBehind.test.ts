import { beforeEach, expect, test } from "vitest";
import { greyPng } from "#test/greyPng.ts";
import { storedPictures } from "#test/pictures.ts";
import { newPushDevice } from "#test/pushDevice.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const JACKET = "Blue jacket, behind the bathroom door";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

let world: World;
let aroha: Host;
let id: string;
let stayId: string;
let token: string;
const day = "2026-01-06";

// Tuesday 6 January 2026, 10 am in Wānaka: guests leave and others arrive.
beforeEach(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  id = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
  await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "Pacific/Auckland" });
  const add = async (arrival: string, departure: string) =>
    (await aroha.post(`/api/guidebooks/${id}/stays`, { arrival, departure })).body.id;
  stayId = await add("2026-01-03", day);
  await add(day, "2026-01-09");
  await add("2026-01-10", "2026-01-12");
  token = (await aroha.post("/api/turnover-links", { guidebookIds: [id] })).body.token;
  await aroha.put(`/api/guidebooks/${id}/turnover-list`, { on: true });
  world.clock.advance(12 * HOUR);
});

const page = async (query = "") =>
  (await world.guest.get(`/turnovers/${token}${query}`)).text.replaceAll(/<[^>]+>/g, "");
const send = (fields: Record<string, string>) =>
  world.guest.post(
    `/turnovers/${token}/left-behind`,
    new URLSearchParams({ guidebook: id, day, ...fields }).toString(),
    FORM,
  );
const notes = async (host: Pick<Host, "get"> = aroha) => (await host.get("/api/left-behind")).body;

test("a cleaner notes what guests left behind, and the host reads it with the stay that left", async () => {
  expect(await page()).toContain("Something left behind?");
  const sent = await send({ text: JACKET });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/turnovers/${token}#${day}-${id}`]);
  const noted = { guidebookId: id, stayId, text: JACKET, notedAt: world.clock.now() };
  expect(await notes()).toMatchObject([noted]);
  await send({ text: ` ${JACKET} ` });
  expect(await notes()).toHaveLength(1);
  expect(await page()).toContain(JACKET);
});

test("presses at the same time store a thing once, and five in all", async () => {
  await Promise.all([send({ text: JACKET }), send({ text: JACKET }), send({ text: JACKET })]);
  expect(await notes()).toHaveLength(1);
  await Promise.all(Array.from({ length: 7 }, (_, n) => send({ text: `Sock ${n}` })));
  expect(await notes()).toHaveLength(5);
});

test("a stranger's file is not read", async () => {
  const photo = new File([new Uint8Array(13_000_000)], "a.jpg");
  const form = new FormData();
  for (const [name, value] of Object.entries({ guidebook: id, day, text: JACKET })) form.set(name, value);
  form.set("photo", photo);
  const at = async (link: string) => (await world.guest.post(`/turnovers/${link}/left-behind`, form)).status;
  expect([await at(token), await at("stranger")]).toEqual([303, 404]);
});

test("an id that databases refuse removes nothing, and a link with one is none", async () => {
  for (const link of ["%00", "%00.ics"])
    expect((await world.guest.get(`/turnovers/${link}`)).status).toBe(404);
  await send({ text: JACKET });
  expect((await send({ remove: String.fromCodePoint(0) })).status).toBe(303);
  expect(await notes()).toHaveLength(1);
});

test("a cleaner who comes days later notes it with the guests who left last", async () => {
  world.clock.advance(4 * DAY);
  await send({ text: JACKET, day: "2026-01-10" });
  const [{ stayId: leftBy }] = await notes();
  const { body: stays } = await aroha.get(`/api/guidebooks/${id}/stays`);
  expect(stays.find((one: { id: string }) => one.id === leftBy).departure).toBe("2026-01-09");
});

test("the host's devices hear of it, unless it was removed in the seconds for undo", async () => {
  const received: unknown[] = [];
  const device = newPushDevice();
  world.internet.receive = (_url, { body }) => {
    received.push(JSON.parse(device.read(body)));
    return 201;
  };
  await aroha.post("/api/push-subscriptions", device.subscription);
  await world.runJobs();
  received.length = 0;
  await send({ text: "A mistake" });
  await send({ remove: (await notes())[0].id });
  world.clock.advance(60_000);
  await world.runJobs();
  expect(received).toEqual([]);
  await send({ text: JACKET });
  world.clock.advance(60_000);
  await world.runJobs();
  expect(received).toMatchObject([{ title: "Left behind at Lake House", body: JACKET }]);
});

test("programs hear of it without its words", async () => {
  await send({ text: JACKET });
  const events = await world.context.db.selectFrom("events").selectAll().execute();
  const event = events.find(({ kind }) => kind === "turnover.left_behind");
  expect(event).toMatchObject({ guidebook_id: id, data: JSON.stringify({ day, stayId }) });
  expect(JSON.stringify(events)).not.toContain("jacket");
});

test("five things are noted at a turnover, each in words", async () => {
  for (const text of ["A", "B", "C", "D", "E"]) await send({ text });
  expect((await send({ text: "F" })).headers.get("location")).toContain("?note=full");
  expect(await page("?note=full")).toContain("5 things are noted already.");
  expect((await send({ text: " " })).headers.get("location")).toContain("?note=empty");
  expect((await send({ text: "x".repeat(201) })).status).toBe(404);
  expect(await notes()).toHaveLength(5);
});

test("only the cleaner of the home notes and removes, on the day, while the list is on", async () => {
  const barn = (await aroha.post("/api/guidebooks", { name: "Barn" })).body.id;
  await aroha.put(`/api/guidebooks/${barn}/turnover-list`, { on: true });
  expect((await send({ text: JACKET, guidebook: barn })).headers.get("location")).toContain("?unchanged");
  expect((await send({ text: JACKET, day: "2026-01-09" })).headers.get("location")).toContain("?unchanged");
  await send({ text: JACKET });
  const [note] = await notes();
  await send({ remove: note.id, day: "2026-01-09" });
  await aroha.put(`/api/guidebooks/${id}/turnover-list`, { on: false });
  await send({ remove: note.id });
  await aroha.put(`/api/guidebooks/${id}/turnover-list`, { on: true });
  await aroha.delete(`/api/turnover-links/${token}`);
  expect((await send({ remove: note.id })).status).toBe(404);
  expect(await notes()).toHaveLength(1);
});

test("members of the home read it, others do not", async () => {
  await send({ text: JACKET });
  const barn = (await aroha.post("/api/guidebooks", { name: "Barn" })).body.id;
  expect(await notes(await world.member(aroha, "Vera", "viewer"))).toHaveLength(1);
  expect(await notes(await world.member(aroha, "Lina", "editor", { guidebooks: [barn] }))).toEqual([]);
  expect(await notes(await world.host("Mal"))).toEqual([]);
  expect((await world.guest.get("/api/left-behind")).status).toBe(401);
});

test("it is deleted with the stay", async () => {
  await send({ text: JACKET });
  world.clock.advance(34 * DAY);
  await world.runJobs();
  expect(await world.context.db.selectFrom("left_behind").selectAll().execute()).toEqual([]);
});

const sendWithPhoto = (bytes: Uint8Array<ArrayBuffer>, text = JACKET) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ guidebook: id, day, text })) form.set(name, value);
  form.set("photo", new File([bytes], "jacket.png"));
  return world.guest.post(`/turnovers/${token}/left-behind`, form);
};
const picture = () => Uint8Array.from(greyPng(8, 8));

test("a note has a photo that members of the home alone read, until it is removed", async () => {
  expect((await sendWithPhoto(picture())).headers.get("location")).not.toContain("note=");
  const [note] = await notes();
  expect(note.hasPhoto).toBe(true);
  expect(await page()).toContain("With a photo");
  const path = `/api/left-behind/${note.id}/photo`;
  const shown = await aroha.get(path);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(shown.headers.get("cache-control")).toBe("private, no-store");
  const barn = (await aroha.post("/api/guidebooks", { name: "Barn" })).body.id;
  expect((await (await world.member(aroha, "Vera", "viewer")).get(path)).status).toBe(200);
  const lina = await world.member(aroha, "Lina", "editor", { guidebooks: [barn] });
  expect((await lina.get(path)).status).toBe(404);
  expect((await (await world.host("Mal")).get(path)).status).toBe(404);
  expect((await world.guest.get(path)).status).toBe(401);
  await send({ remove: note.id });
  expect((await aroha.get(path)).status).toBe(404);
  expect(await storedPictures(world)).toEqual([]);
});

test("the words are stored where the photo cannot be", async () => {
  const sent = await sendWithPhoto(new TextEncoder().encode("no picture"));
  expect(sent.headers.get("location")).toContain("?note=photo");
  expect(await page("?note=photo")).toContain("The host has your words, but not the photo");
  expect(await notes()).toMatchObject([{ text: JACKET, hasPhoto: false }]);
  const large = await sendWithPhoto(new Uint8Array(13 * 1024 * 1024), "Too large");
  expect(large.headers.get("location")).toBe(`/turnovers/${token}?note=large`);
  expect(await notes()).toHaveLength(1);
});

test("the photo is deleted with the stay", async () => {
  await sendWithPhoto(picture());
  world.clock.advance(34 * DAY);
  await world.runJobs();
  world.clock.advance(2 * HOUR);
  await world.runJobs();
  expect(await storedPictures(world)).toEqual([]);
});
