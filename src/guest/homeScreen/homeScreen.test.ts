import sharp from "sharp";
import { expect, test } from "vitest";
import { coverFor } from "#test/pictures.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;

const manifestOf = async (key: string, headers?: Record<string, string>) =>
  JSON.parse((await world.guest.get(`/view/${key}/app.webmanifest`, headers)).text);

/** Returns the colour of the pixel in the middle of an icon, as exactly as a JPEG stores it. */
async function middleOf(path: string): Promise<number[]> {
  const { status, bytes } = await fetchBytes(path);
  expect(status).toBe(200);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 16));
}

const origin = await world.listen();
async function fetchBytes(path: string) {
  const response = await fetch(origin + path);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("a guidebook on the home screen has its own name, starts its own page, and has icons", async () => {
  const manifest = await manifestOf(slug);
  expect(manifest).toMatchObject({ name: "Lake House", start_url: `/view/${slug}`, display: "standalone" });
  expect(manifest.words.add).toBe("Add to home screen");
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp((await fetchBytes(src)).bytes).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
  }
});

test("it speaks the guest's language, else the guidebook's", async () => {
  expect((await manifestOf(slug, { "Accept-Language": "fr" })).words.add).toBe("Ajouter à l’écran d’accueil");
  await aroha.put(`/api/guidebooks/${id}`, { language: "ja" });
  expect(await manifestOf(slug)).toMatchObject({ lang: "ja", words: { add: "ホーム画面に追加" } });
});

test("the icon is the cover, and the logo on white where there is one", async () => {
  const covered = await coverFor(aroha, "#cc3311");
  expect(await middleOf(`/view/${covered.slug}/icon-192.png`)).toEqual([13, 3, 1]);
  const other = await coverFor(aroha, "#1133cc");
  await aroha.put("/api/account/branding", { logo: other.picture });
  expect(await middleOf(`/view/${covered.slug}/icon-maskable.png`)).toEqual([1, 3, 13]);
  const corner = await sharp((await fetchBytes(`/view/${covered.slug}/icon-512.png`)).bytes)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([255, 255, 255]);
});

test("the link of a stay starts that stay's page, and no permanent page or manifest names it", async () => {
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "Pacific/Auckland" });
  const before = (await world.guest.get(`/view/${slug}`)).text;
  const stay = (
    await aroha.post(`/api/guidebooks/${id}/stays`, { arrival: "2026-01-04", departure: "2026-01-09" })
  ).body;
  const token = new URL(stay.url).pathname.split("/").at(-1) ?? "";
  expect(await manifestOf(token)).toMatchObject({ start_url: `/view/${token}`, scope: `/view/${token}` });
  expect(JSON.stringify(await manifestOf(token))).not.toContain(slug);
  expect(JSON.stringify(await manifestOf(slug))).not.toContain(token);
  expect((await world.guest.get(`/view/${slug}`)).text).toBe(before);
});

test("where there is no guidebook there is no manifest and no icon", async () => {
  for (const path of ["/view/nothing-abc123/app.webmanifest", "/view/nothing-abc123/icon-192.png"])
    expect((await world.guest.get(path)).status).toBe(404);
  expect((await world.guest.get(`/view/${slug}/icon-7.png`)).status).toBe(404);
});

test("only a page with a manifest lets one in", async () => {
  const policyOf = async (path: string) =>
    (await world.guest.get(path)).headers.get("content-security-policy");
  expect(await policyOf(`/view/${slug}`)).toContain("manifest-src 'self'");
  for (const path of [`/print/${slug}`, `/qr/${slug}`, "/view/nothing-abc123"])
    expect(await policyOf(path)).not.toContain("manifest-src");
});
