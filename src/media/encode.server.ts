import sharp, { type Region, type Sharp } from "sharp";
import { PICTURE_MAX_BYTES, PICTURE_MAX_WIDTH, PICTURE_TOO_LARGE, WEBP_WIDTHS } from "#media/contract.ts";
import { PHOTO_MAX_BYTES, STORED_PHOTO_MAX_BYTES } from "#media/privatePhotos/contract.ts";
import { HEIC_REFUSED } from "#sections/gallery/upload/heic.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { newSemaphore } from "#core/semaphore.server.ts";

/** Decompression limit in pixels: a small file can unpack to gigabytes. */
const MAX_PIXELS = 40_000_000;
/** Pictures 4. WebP's limit; a decoder needs 14 seconds for one endless line. */
const MAX_SIDE = 16_383;
/** A taller strip than this is no photo. */
const MAX_HEIGHT = 6400;
/** Time limit of one step. */
const SECONDS = 10;
/** Two at a time leave the pool's other threads to files and passwords. */
const encoders = newSemaphore({ parallel: 2, waiting: 50 });
/** Background encoding, one after the other; refused when the queue is full, and requested again later. */
const avifEncoder = newSemaphore({ parallel: 1, waiting: 100 });
sharp.concurrency(1);
const JPEG_QUALITY = 85;
const WEBP_QUALITY = 78;
/** A quarter smaller than WebP at the same similarity; effort 4 takes five times as long for 10 %. */
const AVIF = { quality: 55, effort: 3 };

export interface EncodedPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  /** The WebP sizes, encoded on demand: a picture that is stored already needs none. */
  webps: () => Promise<Result<{ width: number; bytes: Buffer }[]>>;
}

/**
 * Re-encodes an uploaded picture: upright, at most 1600 px wide, sRGB, without metadata (location, camera). Uses the
 * first frame of an animation. Refuses too large (413), unsupported (415) or broken (400) files, and with 503 `busy`
 * when 50 pictures wait.
 */
export async function encodePicture(
  bytes: Uint8Array,
  { bytes: maxBytes, message } = { bytes: PICTURE_MAX_BYTES, message: PICTURE_TOO_LARGE },
): Promise<Result<EncodedPicture>> {
  if (bytes.length > maxBytes) return tooLarge(message);
  const kind = kindOf(bytes);
  if (kind === "convertible") return invalid("Save this picture as JPEG or PNG first, then upload it again.");
  if (kind === "heic") return unsupported(HEIC_REFUSED);
  if (kind === undefined) return unsupported();
  return encode(async () => {
    const { width, height } = await sharp(bytes).metadata();
    if (Math.max(width, height) > MAX_SIDE) {
      return tooLarge("A side of this picture is longer than 16,383 pixels. Crop it, then upload it again.");
    }
    return draw(bytes);
  });
}

/** The qualities by which a photo becomes small enough; half as wide it always does. */
const SMALLER_QUALITIES = [70, 50];

/**
 * Re-encodes a photo that a phone took (up to 12 MB) as JPEG of at most 1 MB, otherwise as `encodePicture` does, and
 * refuses as it does.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<Result<Buffer>> {
  const encoded = await encodePicture(bytes, { bytes: PHOTO_MAX_BYTES, message: PHOTO_TOO_LARGE });
  if (!encoded.ok) return encoded;
  const { jpeg, width } = encoded.value;
  if (jpeg.length <= STORED_PHOTO_MAX_BYTES) return ok(jpeg);
  return encode(async () => {
    const drawn = () => sharp(jpeg).timeout({ seconds: SECONDS });
    for (const quality of SMALLER_QUALITIES) {
      const smaller = await drawn().jpeg({ quality, progressive: true }).toBuffer();
      if (smaller.length <= STORED_PHOTO_MAX_BYTES) return ok(smaller);
    }
    const half = drawn().resize({ width: Math.ceil(width / 2), height: MAX_HEIGHT / 4, fit: "inside" });
    return ok(await half.jpeg({ quality: 50, progressive: true }).toBuffer());
  });
}

const PHOTO_TOO_LARGE = "This photo is larger than 12 MB. Send a smaller one, or none.";

/** Encodes two pictures at the same time. */
async function encode<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await encoders.run(work, busy);
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    if (/pixel limit|timeout/i.test(why)) {
      return tooLarge("This picture has too many pixels. Make it smaller, then upload it again.");
    }
    return invalid("This picture could not be read. Save it again as JPEG or PNG, then upload it.");
  }
}

/** A part of a picture, as fractions of its sides. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Encodes a part of a stored picture as a new picture. Refuses as `encodePicture` does. */
export async function encodePart(jpeg: Uint8Array, part: Part): Promise<Result<EncodedPicture>> {
  return encode(async () => {
    const { width, height } = await sharp(jpeg).metadata();
    return draw(jpeg, pixelsOf(part, width, height));
  });
}

function pixelsOf(part: Part, width: number, height: number): Region {
  const left = Math.min(width - 1, Math.round(part.x * width));
  const top = Math.min(height - 1, Math.round(part.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(part.height * height))),
  };
}

async function draw(bytes: Uint8Array, region?: Region): Promise<Result<EncodedPicture>> {
  const whole = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .timeout({ seconds: SECONDS })
    .autoOrient();
  const { data, info } = await (region ? whole.extract(region) : whole)
    .resize({ width: PICTURE_MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = (): Sharp => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS });
  return ok({
    jpeg: await drawn().jpeg({ quality: JPEG_QUALITY, progressive: true }).toBuffer(),
    width,
    height,
    webps: () =>
      encode(async () => {
        const all = [];
        for (const wide of webpWidths(width)) {
          const webp = await drawn().resize({ width: wide }).webp({ quality: WEBP_QUALITY }).toBuffer();
          all.push({ width: wide, bytes: webp });
        }
        return ok(all);
      }),
  });
}

/** Encodes a picture as AVIF in one width. Null when 100 wait; throws after 10 seconds. */
export function encodeAvif(jpeg: Uint8Array, width: number): Promise<Buffer | null> {
  const avif = () => sharp(jpeg).timeout({ seconds: SECONDS }).resize({ width }).avif(AVIF).toBuffer();
  return avifEncoder.run(avif, () => null);
}

/** Never wider than the picture: 480 and 800 if smaller, and its width. */
function webpWidths(width: number): number[] {
  return [...WEBP_WIDTHS.filter((wide) => wide < width), width];
}

/** JPEG, PNG and the two GIFs; then BMP and ICO, which sharp does not read. */
const READABLE = ["ffd8ff", "89504e470d0a1a0a", "474946383761", "474946383961"];
const CONVERTIBLE = ["424d", "00000100"];
/** The brands of ISO 23008-12 that hold HEVC, which sharp is built without. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** The type by the first bytes: file name and declared type are untrusted. */
function kindOf(bytes: Uint8Array): "readable" | "convertible" | "heic" | undefined {
  const start = Buffer.from(bytes.subarray(0, 12));
  const head = start.toString("hex");
  const isWebp = /^52494646.{8}57454250$/.test(head);
  if (HEIC.test(start.toString("latin1", 4))) return "heic";
  if (isWebp || READABLE.some((kind) => head.startsWith(kind))) return "readable";
  return CONVERTIBLE.some((kind) => head.startsWith(kind)) ? "convertible" : undefined;
}

const tooLarge = (message: string) => refused({ code: "too_large", message });
const invalid = (message: string) => refused({ code: "invalid_picture", message });
const busy = () =>
  refused({
    code: "busy",
    message: "Many pictures are being prepared just now. Wait a few seconds, then try again.",
    retryAfter: 10,
  });
const unsupported = (
  message = "Pictures can be JPEG, PNG, GIF or WebP. Save this one as JPEG, then upload it again.",
) => refused({ code: "unsupported_picture", message });
