import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Sharp } from "sharp";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { hashOfPicture } from "#media/contract.ts";
import { readPictureFile } from "#media/pictureFile.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { kindOfPlace } from "#ui/scenes/kindOfPlace.ts";
import { Scene } from "#ui/scenes/Scene.tsx";

interface IconLook {
  /** Width and height in pixels. */
  size: number;
  /** The share of the width that a logo takes: a launcher may cut a maskable icon to a circle of four fifths (W3C). */
  logoShare: number;
}

/** The icons by the name in their URL. */
export const iconLooks: Record<string, IconLook> = {
  "icon-180": { size: 180, logoShare: 0.8 },
  "icon-192": { size: 192, logoShare: 0.8 },
  "icon-512": { size: 512, logoShare: 0.8 },
  "icon-maskable": { size: 512, logoShare: 0.56 },
};

/** Draws a guidebook's icon: logo on white, cover or drawing. No letters: a server may have no font. */
export async function drawIcon(
  context: AppContext,
  { logo, cover, ...guidebook }: GuestGuidebook,
  { size, logoShare }: IconLook,
): Promise<Buffer<ArrayBuffer>> {
  const [drawnLogo, photo] = await Promise.all([readPicture(context, logo), readPicture(context, cover)]);
  const drawn = drawnLogo
    ? await onWhite(drawnLogo, size, Math.round(size * logoShare))
    : photo
      ? sharp(photo).resize(size, size, { fit: "cover" })
      : drawEvening(guidebook, size);
  return Buffer.from(await drawn.png({ palette: true, quality: 80 }).toBuffer());
}

async function readPicture(context: AppContext, path: string | null): Promise<Uint8Array | undefined> {
  const hash = path === null ? undefined : hashOfPicture(path);
  return hash === undefined ? undefined : (await readPictureFile(context, `${hash}.jpg`))?.bytes;
}

async function onWhite(picture: Uint8Array, size: number, width: number): Promise<Sharp> {
  const inner = await sharp(picture).resize(width, width, { fit: "inside" }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: "#fff" } }).composite([
    { input: inner },
  ]);
}

type Evening = Pick<GuestGuidebook, "name" | "guidebookId" | "propertyAddress">;

function drawEvening({ name, guidebookId, propertyAddress }: Evening, size: number): Sharp {
  const kind = kindOfPlace({ name, postalAddress: propertyAddress, seed: guidebookId });
  const scene = renderToStaticMarkup(createElement(Scene, { seed: guidebookId, kind }));
  const svg = scene.replace(
    "<svg ",
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" `,
  );
  return sharp(Buffer.from(svg));
}
