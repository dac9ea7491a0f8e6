import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { kindOfPlace } from "#ui/scenes/kindOfPlace.ts";
import { Scene } from "#ui/scenes/Scene.tsx";

/** The size that chat programs expect (ogp.me and their own guides). */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

export async function drawPreview(guidebook: GuestGuidebook): Promise<Buffer<ArrayBuffer>> {
  const { guidebookId, name, propertyAddress } = guidebook;
  const kind = kindOfPlace({ name, postalAddress: propertyAddress, seed: guidebookId });
  const scene = renderToStaticMarkup(createElement(Scene, { seed: guidebookId, kind }));
  const svg = scene.replace(
    "<svg ",
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_SIZE.width}" height="${PREVIEW_SIZE.height}" `,
  );
  return Buffer.from(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}
