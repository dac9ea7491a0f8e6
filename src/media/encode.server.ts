import sharp, { type Sharp } from "sharp";
import { PICTURE_MAX_BYTES, PICTURE_MAX_WIDTH, PICTURE_TOO_LARGE, WEBP_WIDTHS } from "#media/contract.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";

/** A small file can unpack to gigabytes: no more pixels than this are ever unpacked. */
const MOST_PIXELS = 40_000_000;
/** WebP ends at 16,383 px; a taller strip than this is no photo. */
const MOST_HEIGHT = 4800;
const JPEG_QUALITY = 85;
const WEBP_QUALITY = 78;

interface EncodedPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  /** The WebP sizes, made only when somebody asks: a picture that is stored already needs none. */
  webps: () => Promise<{ width: number; bytes: Buffer }[]>;
}

/**
 * Draws an uploaded picture anew: turned upright, at most 1200 px wide, sRGB, without any metadata (where it was taken,
 * with which camera). Refuses what is too large (413), not a picture for the web (415), or broken (400).
 */
export async function encodePicture(bytes: Uint8Array): Promise<Result<EncodedPicture>> {
  if (bytes.length > PICTURE_MAX_BYTES) return tooLarge(PICTURE_TOO_LARGE);
  const kind = kindOf(bytes);
  if (kind === "convertible") return invalid("Save this picture as JPEG or PNG first, then upload it again.");
  if (kind === undefined) return unsupported();
  try {
    return await draw(bytes);
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      return tooLarge("This picture has too many pixels. Make it smaller, then upload it again.");
    }
    return invalid("This picture could not be read. Save it again as JPEG or PNG, then upload it.");
  }
}

async function draw(bytes: Uint8Array): Promise<Result<EncodedPicture>> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: PICTURE_MAX_WIDTH, height: MOST_HEIGHT, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = (): Sharp => sharp(data, { raw: { width, height, channels } });
  return ok({
    jpeg: await drawn().jpeg({ quality: JPEG_QUALITY, progressive: true }).toBuffer(),
    width,
    height,
    webps: () =>
      Promise.all(
        webpWidths(width).map(async (wide) => ({
          width: wide,
          bytes: await drawn().resize({ width: wide }).webp({ quality: WEBP_QUALITY }).toBuffer(),
        })),
      ),
  });
}

/** Never wider than the picture: 480 and 800 where they are smaller, and its own width. */
function webpWidths(width: number): number[] {
  return [...WEBP_WIDTHS.filter((wide) => wide < width), width];
}

/** JPEG, PNG and the two GIFs; then BMP and ICO, which sharp does not read. */
const READABLE = ["ffd8ff", "89504e470d0a1a0a", "474946383761", "474946383961"];
const CONVERTIBLE = ["424d", "00000100"];

/** What the first bytes say it is. A file's name and its declared type are the sender's word only. */
function kindOf(bytes: Uint8Array): "readable" | "convertible" | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("hex");
  const isWebp = /^52494646.{8}57454250$/.test(head);
  if (isWebp || READABLE.some((kind) => head.startsWith(kind))) return "readable";
  return CONVERTIBLE.some((kind) => head.startsWith(kind)) ? "convertible" : undefined;
}

const tooLarge = (message: string) => refused({ status: 413, code: "too_large", message });
const invalid = (message: string) => refused({ status: 400, code: "invalid_picture", message });
const unsupported = () =>
  refused({
    status: 415,
    code: "unsupported_picture",
    message: "Pictures can be JPEG, PNG, GIF or WebP. Save this one as JPEG, then upload it again.",
  });
