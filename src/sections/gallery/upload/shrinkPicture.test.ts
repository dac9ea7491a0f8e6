import { expect, test } from "vitest";
import { HEIC_REFUSED } from "#sections/gallery/upload/heic.ts";
import { shrinkPhoto } from "#sections/gallery/upload/photoFile.ts";
import { scaledSize } from "#sections/gallery/upload/shrinkPicture.ts";

test.each([
  [4000, 3000, 1200, 900],
  [3000, 4000, 1200, 1600],
  [1201, 801, 1200, 800],
  [1200, 5000, 1200, 5000],
  [16, 16, 16, 16],
  [5000, 1, 1200, 1],
])("a picture of %i by %i is sent at %i by %i", (width, height, scaledWidth, scaledHeight) => {
  expect(scaledSize({ width, height }, 1200)).toEqual({ width: scaledWidth, height: scaledHeight });
});

const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, type ? { type } : {});

test.each([
  ["an SVG", file("a.svg", "image/svg+xml"), "Choose a picture: JPEG, PNG, WebP, AVIF, GIF, BMP or ICO."],
  ["more than 25 MB", file("a.jpg", "image/jpeg", 25 * 1024 * 1024 + 1), "larger than 25 MB"],
  ["HEIC that the browser does not read", file("IMG_1.HEIC", ""), HEIC_REFUSED],
  ["HEIC of its type", file("a", "image/heic"), HEIC_REFUSED],
])("%s is refused before it is sent", async (_what, photo, sentence) => {
  // Node has no pictures, so that none can be read.
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error("none")) });
  const shrunk = await shrinkPhoto(photo);
  expect(shrunk).toMatchObject({ ok: false, message: expect.stringContaining(sentence) });
});
