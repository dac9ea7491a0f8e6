import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { folderStorage } from "#media/folderStorage.server.ts";
import { moveToBucket } from "#media/moveToBucket.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import { startS3StandIn } from "#test/s3StandIn.ts";
import { newWorld } from "#test/world.ts";

const s3 = await startS3StandIn();
const world = await newWorld(s3.env);
const aroha = await world.host("Aroha");

beforeEach(() => s3.failWith(null));
afterAll(() => s3.close());

const plain = (background: string) =>
  sharp({ create: { width: 900, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(background: string) {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(await plain(background))], "photo.jpg", { type: "image/jpeg" }));
  return aroha.post("/api/media", form);
}

describe("pictures in a bucket", () => {
  test("are objects under the prefix, and served from there", async () => {
    const { body, status } = await upload("#3d5a4c");
    expect(status).toBe(201);
    const name = body.url.slice("/media/".length);
    expect([...s3.objects.keys()]).toContain(`media/${name}`);
    const served = await world.guest.get(body.url);
    expect(served.status).toBe(200);
    expect(served.headers.get("content-type")).toBe("image/jpeg");
    expect((await world.guest.get(body.url.replace(".jpg", "-480.webp"))).status).toBe(200);
  });

  test("are 404 where there is no such object", async () => {
    expect((await world.guest.get(`/media/${"0".repeat(64)}.jpg`)).status).toBe(404);
  });

  test("are refused with a sentence while the bucket is away, and taken when it is back", async () => {
    s3.failWith(503);
    const away = await upload("#a33");
    expect(away).toMatchObject({ status: 503, body: { code: "storage_unavailable" } });
    expect(away.headers.get("retry-after")).toBe("60");
    expect(away.body.message).toContain("try again in a minute");
    s3.failWith(null);
    expect((await upload("#a33")).status).toBe(201);
  });

  test("are not 404 while the bucket is away: caches may not learn that a picture is gone", async () => {
    const { url } = (await upload("#44c")).body;
    s3.failWith(500);
    const away = await world.guest.get(url);
    expect(away).toMatchObject({ status: 503, text: "The picture is not there just now." });
    expect(away.headers.get("cache-control")).toBeNull();
  });

  test("are never asked for with a wrong key", async () => {
    const stranger = await newWorld({ ...s3.env, S3_SECRET_ACCESS_KEY: "a guess" });
    const before = s3.objects.size;
    await expect(mediaStorage(stranger.context).write("x.jpg", Buffer.from("x"))).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The bucket could not store a picture\. The bucket pictures refuses the key \(SignatureDoesNotMatch\)\. Correct S3_ACCESS_KEY_ID/,
      ),
    });
    expect(s3.objects.size).toBe(before);
  });
});

describe("moving pictures to a bucket", () => {
  const names = ["aa1.jpg", "aa1-480.webp", "bb2.jpg"];

  test("copies each, checks it, and goes on where it stopped", async () => {
    const folder = folderStorage(world.context);
    for (const name of names) await folder.write(name, Buffer.from(`bytes of ${name}`));
    s3.objects.set("media/bb2.jpg", Buffer.from("something else"));
    expect(await moveToBucket(world.context)).toEqual({ copied: 3, known: 0 });
    expect(s3.objects.get("media/bb2.jpg")?.toString()).toBe("bytes of bb2.jpg");
    expect(await moveToBucket(world.context)).toEqual({ copied: 0, known: 3 });
  });

  test("wants a bucket", async () => {
    const without = await newWorld();
    await expect(moveToBucket(without.context)).rejects.toThrow("Set S3_BUCKET");
  });
});
