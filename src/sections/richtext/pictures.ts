import {
  refusePicture,
  shrinkPicture,
  type PictureLimits,
  type Prepared,
} from "#sections/gallery/upload/shrinkPicture.ts";
import { MEGABYTE } from "#core/bytes.ts";

const types = [
  "image/png",
  "image/gif",
  "image/jpeg",
  "image/bmp",
  "image/x-icon",
  "image/vnd.microsoft.icon",
];

/** Limits of a picture in rich text (Pictures 1). An .ico has two media types. */
const limits: PictureLimits = {
  types,
  wrongType: "Choose a PNG, GIF, JPEG, BMP or ICO picture.",
  bytes: 5 * MEGABYTE,
  tooLarge: "Image is too large. Max size is 5MB.",
  width: 1200,
};

/** The `accept` of the editor's file input. */
export const pictureAccept = types.join(",");

/** Returns the message that refuses a file in rich text, or null when it is accepted. */
export const refuseInText = (file: Pick<File, "type" | "size">) => refusePicture(file, limits);

/** Returns a picture as a data URI to embed; the server stores it with the section. */
export async function embedPicture(file: Blob): Promise<Prepared<string>> {
  const prepared = await shrinkPicture(file, limits);
  if (!prepared.ok) return prepared;
  const bytes = new Uint8Array(await prepared.picture.arrayBuffer());
  return { ok: true, picture: `data:image/jpeg;base64,${base64(bytes)}` };
}

/** In slices: the number of arguments of a call is limited. */
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
