import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { picturesPerHost } from "#media/limits.ts";
import { greyPng } from "#test/greyPng.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const bo = await world.host("Bo");

const plain = (width: number, height: number, background = "#3d5a4c") =>
  sharp({ create: { width, height, channels: 3, background } });

async function upload(bytes: Uint8Array, host = aroha, type = "image/jpeg") {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], "photo.jpg", { type }));
  return host.post("/api/media", form);
}

async function stored(): Promise<string[]> {
  const files = await readdir(join(world.context.config.dataDir, "media"), { recursive: true });
  return files.filter((file) => file.includes("."));
}

describe("an uploaded picture", () => {
  test("is at most 1600 px wide, and served in four sizes for good", async () => {
    const uploaded = await upload(await plain(2400, 1200).png().toBuffer());
    expect(uploaded).toMatchObject({ status: 201, body: { width: 1600, height: 800 } });
    const { url } = uploaded.body;
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/);

    const served = await world.guest.get(url);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    for (const width of [480, 800, 1200, 1600]) {
      const webp = await world.guest.get(url.replace(".jpg", `-${width}.webp`));
      expect(webp.status).toBe(200);
      expect(webp.headers.get("content-type")).toBe("image/webp");
    }
    const again = await world.guest.get(url, { "if-none-match": served.headers.get("etag") ?? "" });
    expect(again).toMatchObject({ status: 304, text: "" });
  });

  test("is made in AVIF when somebody first asks for it; until then the WebP stands in for it", async () => {
    const { url } = (await upload(await plain(900, 600, "#357").jpeg().toBuffer())).body;
    const path = url.replace(".jpg", "-480.avif");
    const first = await world.guest.get(path);
    expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(first.headers.get("etag")).toBeNull();
    await expect.poll(stored).toContain(join(url.slice(7, 9), path.slice(7)));
    const made = await world.guest.get(path);
    expect(made.headers.get("content-type")).toBe("image/avif");
    expect(made.headers.get("cache-control")).toContain("immutable");
    expect((await world.guest.get(url.replace(".jpg", "-640.avif"))).status).toBe(404);
  });

  test("in four colours of ink comes out in three of light, and an animation as its first picture", async () => {
    const ink = await plain(300, 200, "#c33").toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(ink).metadata()).space).toBe("cmyk");
    const { url } = (await upload(ink)).body;
    const light = await sharp(join(world.context.config.dataDir, "media", url.slice(7, 9), url.slice(7)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(light.info.channels).toBe(3);
    const [red = 0, green = 0, blue = 0] = light.data;
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(110);
    const frames = await Promise.all(
      ["#0a0", "#a00"].map((colour) => plain(40, 30, colour).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await upload(gif)).body).toMatchObject({ width: 40, height: 30 });
  });

  test("may be WebP", async () => {
    expect((await upload(await plain(30, 20).webp().toBuffer())).status).toBe(201);
  });

  test("is not made larger: in a width that it has not it is sent as it is", async () => {
    const uploaded = await upload(await plain(300, 200).gif().toBuffer());
    expect(uploaded.body).toMatchObject({ width: 300, height: 200 });
    const own = uploaded.body.url.replace(".jpg", "-300.webp");
    expect((await world.guest.get(own)).status).toBe(200);
    const wider = await world.guest.get(own.replace("300", "480"));
    expect([wider.status, wider.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await world.guest.get(own.replace("300", "481"))).status).toBe(404);
  });

  test("is turned upright before its metadata goes", async () => {
    const sideways = await plain(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(sideways)).body).toMatchObject({ width: 200, height: 400 });
  });

  test("is white where it was transparent", async () => {
    const clear = { width: 10, height: 10, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const { url } = (await upload(await sharp({ create: clear }).png().toBuffer())).body;
    const file = join(world.context.config.dataDir, "media", url.slice(7, 9), url.slice(7));
    const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  test("is stored once, whoever uploads it and whatever its metadata says", async () => {
    const jpeg = await plain(640, 480, "#c98").jpeg().toBuffer();
    const tagged = await sharp(jpeg)
      .keepMetadata()
      .withExif({ IFD0: { Artist: "Bo" } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const first = await upload(jpeg);
    const count = (await stored()).length;
    expect((await upload(jpeg, bo)).body).toEqual(first.body);
    expect(tagged.includes("Exif")).toBe(true);
    expect((await upload(tagged, bo)).body).toEqual(first.body);
    expect(await stored()).toHaveLength(count);
  });
});

test("a picture whose file was lost comes back when it is uploaded again", async () => {
  const bytes = await plain(640, 480, "#246").jpeg().toBuffer();
  const { url } = (await upload(bytes)).body;
  await rm(join(world.context.config.dataDir, "media", url.slice(7, 9)), { recursive: true });
  expect((await world.guest.get(url)).status).toBe(404);
  await upload(bytes);
  for (const path of [url, url.replace(".jpg", "-480.webp")])
    expect((await world.guest.get(path)).status).toBe(200);
});

test("what a crash left of a picture goes after a day, and nothing else does", async () => {
  const { url } = (await upload(await plain(640, 480, "#975").jpeg().toBuffer())).body;
  const folder = join(world.context.config.dataDir, "media", url.slice(7, 9));
  const yesterday = new Date(world.clock.now() - 25 * 60 * 60 * 1000);
  const left = ["left.jpg.aB3", "left-480.webp.aB3", "left-480.avif.aB3", "new.jpg.aB3"].map((name) =>
    join(folder, name),
  );
  for (const file of left) await writeFile(file, "half");
  for (const file of [...left.slice(0, 3), join(folder, url.slice(7))])
    await utimes(file, yesterday, yesterday);
  await world.runJobs();
  expect((await readdir(folder)).filter((name) => name.includes("aB3"))).toEqual(["new.jpg.aB3"]);
  expect((await world.guest.get(url)).status).toBe(200);
});

describe("an upload is refused", () => {
  test.each([
    ["a BMP", Buffer.from("BM00000000000000"), 400, "Save this picture as JPEG or PNG first"],
    ["an icon", Buffer.from([0, 0, 1, 0, 1, 0]), 400, "Save this picture as JPEG or PNG first"],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415, "JPEG, PNG, GIF or WebP"],
    ["a web page", Buffer.from("<html><script>alert(1)</script>"), 415, "JPEG, PNG, GIF or WebP"],
    ["an iPhone's HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1"), 415, "Save it as JPEG"],
    ["nothing at all", Buffer.alloc(0), 415, "JPEG, PNG, GIF or WebP"],
    ["a broken JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400, "could not be read"],
    ["more than 5 MB", Buffer.alloc(5 * 1024 * 1024 + 1), 413, "Image is too large. Max size is 5MB."],
    ["more than the form takes", Buffer.alloc(6 * 1024 * 1024), 413, "Image is too large. Max size is 5MB."],
  ])("where it is %s", async (_, bytes, status, sentence) => {
    const before = (await stored()).length;
    const refused = await upload(bytes);
    expect(refused.status).toBe(status);
    expect(refused.body.message).toContain(sentence);
    expect(await stored()).toHaveLength(before);
  });

  test("where it would unpack to too many pixels", async () => {
    const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const refused = await upload(bomb);
    expect(refused.status).toBe(413);
    expect(refused.body.message).toContain("too many pixels");
  });

  test.each([
    [1, 39_000_000],
    [16_384, 2],
  ])("where it is %d px wide and %d px high, from its header", async (width, height) => {
    const png = greyPng(width, height);
    const refused = await upload(png);
    expect(refused.status).toBe(413);
    expect(refused.body.message).toBe(
      "A side of this picture is longer than 16,383 pixels. Crop it, then upload it again.",
    );
  });

  test("where a host has brought more than anybody would, by upload or within what is saved", async () => {
    const eve = await world.host("Eve");
    const { limits } = world.context;
    const jpeg = await plain(20, 20).jpeg().toBuffer();
    for (let brought = 0; brought < picturesPerHost.points; brought++)
      await limits.consume(picturesPerHost, eve.id);
    const refused = await upload(jpeg, eve);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
    expect(refused.headers.has("retry-after")).toBe(true);
    const guidebook = (await eve.post("/api/guidebooks", { name: "Lake House" })).body;
    const cover = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
    expect((await eve.put(`/api/guidebooks/${guidebook.id}`, { cover })).status).toBe(429);
    expect((await upload(jpeg, bo)).status).toBe(201);
    world.clock.advance(picturesPerHost.windowMs + 1);
    expect((await upload(jpeg, eve)).status).toBe(201);
  });

  test("where there is no file, nobody is signed in, or nothing is paid", async () => {
    const form = new FormData();
    form.set("file", "text");
    const missing = await aroha.post("/api/media", form);
    expect(missing).toMatchObject({ status: 400, body: { fields: { file: "Choose a picture to upload." } } });
    expect((await world.guest.post("/api/media", form)).status).toBe(401);
    const dan = await world.host("Dan", { subscribed: false });
    expect((await dan.post("/api/media", form)).status).toBe(402);
  });
});

test.each([
  "/media/../porchlight.db",
  "/media/%2e%2e/porchlight.db",
  "/media/..%2fporchlight.db",
  `/media/${"0".repeat(64)}.jpg`,
  `/media/${"0".repeat(64)}.jpg%00.html`,
  "/media/x.jpg",
  "/media/",
])("no file is reached by %s", async (path) => {
  const response = await world.guest.get(path);
  expect(response.text).not.toContain("SQLite");
  expect(response.headers.get("content-type")).not.toMatch(/^image/);
});
