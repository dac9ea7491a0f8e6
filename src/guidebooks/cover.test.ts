import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { findAccountShowing } from "#guidebooks/pictureStore.server.ts";
import { hashOfPicture } from "#media/contract.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");

/** Half red, half green, so that it shows which part was taken. */
async function upload(): Promise<string> {
  const half = (background: string) =>
    sharp({ create: { width: 500, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const both = sharp({ create: { width: 1000, height: 600, channels: 3, background: "#000" } }).composite([
    { input: await half("#c00"), left: 0, top: 0 },
    { input: await half("#0a0"), left: 500, top: 0 },
  ]);
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(await both.png().toBuffer())], "a.png", { type: "image/png" }));
  return (await aroha.post("/api/media", form)).body.url;
}

const whole = await upload();
const right = { x: 0.5, y: 0, width: 0.5, height: 1 };

async function newGuidebook() {
  const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const change = async (body: object) => aroha.put(`/api/guidebooks/${id}`, body);
  await change({ cover: whole });
  return { id, slug, change };
}

async function colourOf(path: string): Promise<[width: number, red: number, green: number]> {
  const { body } = await fetch(`${await origin}${path}`);
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [info.width, data[0] ?? 0, data[1] ?? 0];
}
const origin = world.listen();

describe("the cover of a guidebook", () => {
  test("is a part of a picture, of which the whole one stays", async () => {
    const { id, change } = await newGuidebook();
    const { body } = await change({ coverCrop: right });
    expect(body).toMatchObject({ coverOriginal: whole, coverCrop: right, coverFocus: null });
    const [width, red, green] = await colourOf(body.cover);
    expect(width).toBe(500);
    expect(green).toBeGreaterThan(red + 90);
    const left = (await change({ coverCrop: { ...right, x: 0 } })).body;
    expect((await colourOf(left.cover))[1]).toBeGreaterThan(150);
    expect(left.coverOriginal).toBe(whole);
    expect((await change({ coverCrop: null })).body).toMatchObject({
      cover: whole,
      coverOriginal: null,
      coverCrop: null,
    });
    expect((await aroha.get(`/api/guidebooks/${id}`)).body.cover).toBe(whole);
  });

  test("keeps its focus in sight on the guest page, by a rule that its policy lets in", async () => {
    const { slug, change } = await newGuidebook();
    const before = await world.guest.get(`/view/${slug}`);
    expect(before.text).not.toContain("object-position");
    await change({ coverFocus: { x: 0.3, y: 0.625 } });
    const { text, headers } = await world.guest.get(`/view/${slug}`);
    expect(text).toContain(".hero-picture>img{object-position:30% 62.5%}</style>");
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(headers.get("content-security-policy")).toContain(
      `'sha256-${Buffer.from(hash).toString("base64")}'`,
    );
    expect(text).not.toContain(" style=");
  });

  test("is shown whole and from its middle when it is another picture, or none", async () => {
    const { change } = await newGuidebook();
    await change({ coverCrop: right, coverFocus: { x: 0.1, y: 0.1 } });
    const reset = { coverOriginal: null, coverCrop: null, coverFocus: null };
    expect((await change({ cover: whole })).body).toMatchObject({ cover: whole, ...reset });
    expect((await change({ cover: null })).body).toMatchObject({ cover: null, ...reset });
    expect((await change({ coverCrop: right })).body).toMatchObject({ cover: null, ...reset });
  });

  test("goes along with a duplicate, and its whole picture is not deleted under it", async () => {
    const { id, change } = await newGuidebook();
    const focus = { x: 0.2, y: 0.4 };
    const { cover } = (await change({ coverCrop: right, coverFocus: focus })).body;
    const copy = (await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Copy" })).body;
    expect(copy).toMatchObject({ cover, coverOriginal: whole, coverCrop: right, coverFocus: focus });
    const shown = await findAccountShowing(world.context.db, hashOfPicture(whole) ?? "");
    expect(shown).toMatchObject({ account_id: aroha.accountId });
  });

  test.each([
    [{ coverCrop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, "coverCrop"],
    [{ coverCrop: { x: 0, y: 0, width: 0.1, height: 1 } }, "coverCrop.width"],
    [{ coverFocus: { x: 1.2, y: 0 } }, "coverFocus.x"],
    [{ coverFocus: "left" }, "coverFocus"],
  ])("%j is refused with a sentence at its field", async (body, field) => {
    const { change } = await newGuidebook();
    const refused = await change(body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });
});
