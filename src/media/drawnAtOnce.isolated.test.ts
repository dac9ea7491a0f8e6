import sharp from "sharp";
import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const bo = await world.host("Bo");

async function upload(bytes: Uint8Array, host: typeof aroha) {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], "photo.png", { type: "image/png" }));
  return host.post("/api/media", form);
}

// Isolated, since pictures encoded by other tests would be counted too.
test("two pictures are drawn at the same time, whoever brings them", async () => {
  const photos = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      sharp({ create: { width: 1700 + at, height: 1200, channels: 3, background: "#3d5a4c" } })
        .png()
        .toBuffer(),
    ),
  );
  let maxAtOnce = 0;
  // Excludes queued ones: one that leaves the queue between the two readings would count twice.
  const watch = setInterval(() => (maxAtOnce = Math.max(maxAtOnce, sharp.counters().process)), 0);
  const uploads = await Promise.all(photos.map((photo, at) => upload(photo, at % 2 ? aroha : bo)));
  clearInterval(watch);
  expect(uploads.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(maxAtOnce).toBe(2);
});
