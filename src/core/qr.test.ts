import jsqr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrPath, qrSvg } from "#core/qr.ts";

const guestPage = "https://stay.example/view/wanaka-lake-house-x7k2p9";

async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(Uint8ClampedArray.from(data), info.width, info.height)?.data;
}

test.each([
  { where: "share dialog", size: 150, margin: 1 },
  { where: "landing page", size: 120, margin: 1 },
  { where: "QR page", size: 256, margin: 4 },
])("a camera reads the code of the $where", async ({ size, margin }) => {
  expect(await read(qrSvg(guestPage, { size, margin }))).toBe(guestPage);
});

test("a code keeps letters beyond ASCII", async () => {
  expect(await read(qrSvg("WIFI:S:Wānaka 🏔;;", { size: 300, margin: 2 }))).toBe("WIFI:S:Wānaka 🏔;;");
});

test("the drawing says its size, and is black on white", () => {
  const svg = qrSvg(guestPage, { size: 120 });
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="120" height="120" viewBox="0 0 (\d+) \1"/);
  expect(svg).toContain('fill="#fff"');
  expect(svg).toContain('fill="#000"');
});

test.each([{}, { quick: true }])("errors are corrected at medium level: %j", (how) => {
  // ISO 18004, table 7: 42 bytes are what version 3 (29 modules) holds at level M; L holds 53, Q 32, H 24.
  const sizes = [42, 43].map((bytes) => qrPath("x".repeat(bytes), { margin: 0, ...how }).modules);
  expect(sizes).toEqual([29, 33]);
});
