import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld({ PUBLIC_URL: "https://guide.example.com" });
const LINK = `https://guide.example.com/view/${DEMO_KEY}`;

async function decode(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width: 600 })
    .flatten({ background: "#fff" })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const codesIn = (html: string, label: string) =>
  [...html.matchAll(/<svg role="img".*?<\/svg>/g)]
    .map(([svg]) => svg)
    .filter((svg) => svg.includes(label))
    .map((svg) => svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '));

test("the QR page shows a code of 256 px that leads to the guidebook", async () => {
  const { text } = await world.guest.get(`/qr/${DEMO_KEY}`);
  const [code = ""] = codesIn(text, "opens the guidebook");
  expect(code).toContain('width="256" height="256"');
  expect(await decode(code)).toBe(LINK);
  expect(text).toContain("Scan to view guidebook");
});

test("the print sheet's code is drawn at 80 px and leads to the guidebook", async () => {
  const { text } = await world.guest.get(`/print/${DEMO_KEY}`);
  const [code = ""] = codesIn(text, "digital guidebook");
  expect(code).toContain('width="80" height="80"');
  expect(await decode(code)).toBe(LINK);
});

test("the WiFi code on the guest page joins the network", async () => {
  const { text } = await world.guest.get(`/view/${DEMO_KEY}`);
  const [code = ""] = codesIn(text, "joins the Wi-Fi");
  expect(await decode(code)).toBe("WIFI:T:WPA;S:Retreat-5G;P:slow-morning-42;;");
});

test("the code can be taken along as SVG and as PNG", async () => {
  const svg = await world.guest.get(`/qr/${DEMO_KEY}.svg`);
  expect(svg.headers.get("content-type")).toBe("image/svg+xml");
  expect(await decode(svg.text)).toBe(LINK);
  const png = await world.guest.get(`/qr/${DEMO_KEY}.png`);
  expect([png.status, png.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await world.guest.get("/qr/nothing-here-abc123.png")).status).toBe(404);
});

test("what is fetched beside a page stays out of search engines too, and tells nobody where it was found", async () => {
  for (const file of [`/qr/${DEMO_KEY}.svg`, `/qr/${DEMO_KEY}.png`, `/view/${DEMO_KEY}/picture.png`]) {
    const { headers } = await world.guest.get(file);
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});
