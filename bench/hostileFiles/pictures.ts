import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { greyPng } from "#test/greyPng.ts";
import { crc32, deflateSync } from "node:zlib";
import { repeated, type HostileInput, type HostileInputs } from "./input.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Returns a PNG with an additional chunk after its header. */
function pngWith(type: string, data: Uint8Array): Buffer {
  const png = Buffer.from(greyPng(10, 10));
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, 33), length, named, sum, png.subarray(33)]);
}

const raw = (width: number, height: number) => ({ raw: { width, height, channels: 3 as const } });
const noise = (width: number, height: number) => sharp(randomBytes(width * height * 3), raw(width, height));
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" }, limitInputPixels: false });

/** Pictures. */
export const pictures: HostileInputs = (dice) => {
  const picture = (what: string, bytes: HostileInput["bytes"]): HostileInput => ({
    what: `picture: ${what}`,
    name: "view.jpg",
    bytes,
  });
  const side = 6000 + dice.below(200);
  return [
    picture("a line of 39 million pixels", () => greyPng(39_000_000, 1)),
    picture("a column of 39 million pixels", () => greyPng(1, 39_000_000)),
    picture("as many pixels as are taken", () => greyPng(16_383, 2440)),
    picture("more pixels than are taken", () => greyPng(16_000, 16_000)),
    picture("noise of 5 MB", async () => noise(1300, 1300).png({ compressionLevel: 0 }).toBuffer()),
    picture("many pixels as JPEG", () => grey(side, side).jpeg({ quality: 20 }).toBuffer()),
    picture("many pixels in many passes", () =>
      grey(side, side).jpeg({ progressive: true, quality: 20 }).toBuffer(),
    ),
    picture("many pixels as WebP", () => grey(side, side).webp({ lossless: true, effort: 0 }).toBuffer()),
    picture("noise as WebP", () => noise(2000, 2000).webp({ quality: 60, effort: 0 }).toBuffer()),
    picture("an animation", () =>
      sharp(randomBytes(64 * 64 * 3 * 200), {
        raw: { width: 64, height: 64 * 200, channels: 3, pageHeight: 64 },
      })
        .gif()
        .toBuffer(),
    ),
    picture("a text that unpacks to 500 MB", () => {
      const data = deflateSync(Buffer.alloc(500 * MEGABYTE, "a"));
      return pngWith("zTXt", Buffer.concat([Buffer.from("a\0\0"), data]));
    }),
    picture("a profile that unpacks to 200 MB", () =>
      pngWith("iCCP", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(200 * MEGABYTE))])),
    ),
    picture("parts without end", () => {
      const part = pngWith("tEXt", Buffer.from("a\0b")).subarray(33, 48);
      const png = Buffer.from(greyPng(10, 10));
      return Buffer.concat([
        png.subarray(0, 33),
        ...Array.from({ length: 300_000 }, () => part),
        png.subarray(33),
      ]);
    }),
    picture("sides of 65,535", async () => {
      const jpeg = await grey(10, 10).jpeg().toBuffer();
      const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
      jpeg.writeUInt32BE(0xffff_ffff, at + 5);
      return jpeg;
    }),
    picture("half of one", async () => (await noise(1500, 1500).jpeg().toBuffer()).subarray(0, 200_000)),
    picture("one with wrong bytes in it", async () => {
      const jpeg = await noise(1500, 1500).jpeg().toBuffer();
      for (let at = 0; at < 2000; at += 1) jpeg[700 + dice.below(jpeg.length - 700)] = dice.below(256);
      return jpeg;
    }),
    picture("marks of JPEG", () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(repeated("\xff", 4 * MEGABYTE), "latin1")]),
    ),
    picture("a GIF of nothing", () =>
      Buffer.from(`GIF89a\xff\xff\xff\xff${repeated(",\0", MEGABYTE)}`, "latin1"),
    ),
    picture("a WebP of nothing", () =>
      Buffer.from(`RIFF\xff\xff\xff\x7fWEBPVP8X${repeated("\xff", MEGABYTE)}`, "latin1"),
    ),
    picture("a drawing of links to itself", () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/>${repeated('<use href="#a"/>', MEGABYTE)}</svg>`,
      ),
    ),
    picture("a photo of another kind", () => Buffer.from(`\0\0\0 ftypheic${repeated("\0", MEGABYTE)}`)),
    picture("dice after a picture's first bytes", () =>
      Buffer.concat([
        Buffer.from("89504e470d0a1a0a", "hex"),
        Buffer.from(Array.from({ length: MEGABYTE }, () => dice.below(256))),
      ]),
    ),
  ];
};
