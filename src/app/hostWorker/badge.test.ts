import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";

test("the badge of a notification is a drawing in opacity alone, not a square", async () => {
  const worker = readFileSync("src/app/hostWorker/serviceWorker.ts", "utf8");
  const path = /badge: "(\/[\w.-]+)"/.exec(worker)?.[1] ?? "";
  const { channels, isOpaque } = await sharp(`public${path}`).ensureAlpha().stats();
  expect(isOpaque).toBe(false);
  expect(channels[3]).toMatchObject({ min: 0, max: 255 });
});
