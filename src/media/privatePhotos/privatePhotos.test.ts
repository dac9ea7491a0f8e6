import { Hono } from "hono";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { AppEnv } from "#core/http.server.ts";
import { DAY_MS, HOUR_MS } from "#core/durations.ts";
import { claimPhotos, sendPhoto, takeInPhotos } from "#media/privatePhotos/privatePhotos.server.ts";
import { findPhotosOf } from "#media/privatePhotos/store.server.ts";
import { newProblem } from "#test/problem.ts";
import { storedPictures } from "#test/pictures.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

let world: World;
let aroha: Host;
let stay: { id: string };
let problem: string;

const photoOf = async (side: number, background = "#c33") => {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background } });
  const bytes = await drawn
    .withExif({ IFD3: { GPSLatitude: "44/1 41/1 0/1" } })
    .jpeg()
    .toBuffer();
  return new File([Uint8Array.from(bytes)], "heater.jpg");
};

/** A photo of noise, which no quality makes small. */
const noise = async () => {
  const raw = { width: 2400, height: 2400, channels: 3 } as const;
  const bytes = Buffer.alloc(raw.width * raw.height * raw.channels);
  for (let at = 0; at < bytes.length; at++) bytes[at] = (at * 2_654_435_761) >>> 21;
  return new File([Uint8Array.from(await sharp(bytes, { raw }).jpeg().toBuffer())], "noise.jpg");
};

const takeIn = (files: File[]) =>
  takeInPhotos(world.context, { accountId: aroha.accountId, stayId: stay.id }, files);

async function taken(files: File[]): Promise<string[]> {
  const result = await takeIn(files);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** Answers as a route does that has checked the right. */
function send(id: string | undefined) {
  const app = new Hono<AppEnv>();
  app.get("/", (c) => {
    c.set("context", world.context);
    return sendPhoto(c, id);
  });
  return app.request("/");
}

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const days = { arrival: "2026-01-05", departure: "2026-01-07" };
  stay = (await aroha.post(`/api/guidebooks/${id}/stays`, days)).body;
  problem = await newProblem(world.context, { guidebookId: id, stayId: stay.id });
});

test("a photo is encoded again without its place, and no browser keeps it", async () => {
  const [id = ""] = await taken([await photoOf(1800)]);
  await claimPhotos(world.context.db, aroha.accountId, [id], { table: "problem_words", id: problem });
  const answer = await send(id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const { width, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, exif]).toEqual([1600, undefined]);
  expect((await send("unknown")).status).toBe(404);
  expect((await send(undefined)).status).toBe(404);
});

test("nothing serves it under /media", async () => {
  const files = await storedPictures(world);
  expect(files).toHaveLength(1);
  for (const file of files)
    expect((await world.guest.get(`/media/${file.slice(file.indexOf("/") + 1)}`)).status).toBe(404);
});

test("a photo is stored with at most 1 MB, whatever it shows", async () => {
  await taken([await noise()]);
  const rows = await world.context.db.selectFrom("private_photos").selectAll().execute();
  for (const { bytes } of rows) expect(bytes).toBeLessThanOrEqual(1024 * 1024);
});

test("three photos come with a form, and twenty with a stay", async () => {
  const photo = await photoOf(20);
  expect(await takeIn([photo, photo, photo, photo])).toMatchObject({ ok: false });
  expect(await takeIn([new File([], "")])).toEqual({ ok: true, value: [] });
  for (let form = 0; form < 6; form++) await taken([photo, photo, photo]);
  expect(await takeIn([photo])).toMatchObject({
    ok: false,
    refusal: { message: "There are 20 photos of this stay already. Please send the text without photos." },
  });
});

test("what is no picture is refused, and leaves nothing", async () => {
  const before = (await storedPictures(world)).length;
  const forms = { accountId: aroha.accountId, stayId: null };
  const text = new File(["no picture"], "a.jpg");
  expect(await takeInPhotos(world.context, forms, [await photoOf(20), text])).toMatchObject({
    ok: false,
    refusal: { code: "unsupported_picture" },
  });
  expect(await storedPictures(world)).toHaveLength(before);
});

test("photos that no row took go within two hours, those of a row with it", async () => {
  world.clock.advance(2 * HOUR_MS);
  await world.runJobs();
  expect(await storedPictures(world)).toHaveLength(1);
  expect(await findPhotosOf(world.context.db, "problem_words", [problem])).toHaveLength(1);
  world.clock.advance(40 * DAY_MS);
  await world.runJobs();
  world.clock.advance(2 * HOUR_MS);
  await world.runJobs();
  expect(await storedPictures(world)).toEqual([]);
  expect(await world.context.db.selectFrom("private_photos").selectAll().execute()).toEqual([]);
});
