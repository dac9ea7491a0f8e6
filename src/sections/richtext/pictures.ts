import {
  refusePicture,
  shrinkPicture,
  type PictureLimits,
  type Prepared,
} from "#sections/gallery/upload/shrinkPicture.ts";

const types = [
  "image/png",
  "image/gif",
  "image/jpeg",
  "image/bmp",
  "image/x-icon",
  "image/vnd.microsoft.icon",
];

/** Limits of a picture that a host puts into rich text (Pictures 1). Browsers call an .ico by either name. */
const limits: PictureLimits = {
  types,
  wrongType: "Choose a PNG, GIF, JPEG, BMP or ICO picture.",
  bytes: 5 * 1024 * 1024,
  tooLarge: "Image is too large. Max size is 5MB.",
  width: 1200,
};

/** What a file input of the editor offers. */
export const pictureAccept = types.join(",");

/** Returns the sentence that refuses a file in rich text, or null where it may come in. */
export const refuseInText = (file: Pick<File, "type" | "size">) => refusePicture(file, limits);

/** Returns a picture as a data URI to embed in the content; the server takes it out when the section is saved. */
export async function embedPicture(file: Blob): Promise<Prepared<string>> {
  const prepared = await shrinkPicture(file, limits);
  if (!prepared.ok) return prepared;
  const bytes = new Uint8Array(await prepared.picture.arrayBuffer());
  return { ok: true, picture: `data:image/jpeg;base64,${base64(bytes)}` };
}

/** In slices: a call cannot take as many arguments as a picture has bytes. */
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
