import sharp from "sharp";
import { qrSvg } from "#core/qr.ts";

/** Pixels: large enough for a poster, with the quiet zone of four modules that ISO/IEC 18004 requires on paper. */
const SIZE = 1024;
const MARGIN = 4;

/** Draws the QR code of a URL as an SVG, to print on a card or a mug. */
export function drawQrSvg(url: string): string {
  return qrSvg(url, { size: SIZE, margin: MARGIN });
}

/** Draws the QR code of a URL as a PNG. */
export async function drawQrPng(url: string): Promise<Buffer<ArrayBuffer>> {
  // No smoothing: a module is black or white.
  const drawn = await sharp(Buffer.from(drawQrSvg(url)))
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return Buffer.from(drawn);
}
