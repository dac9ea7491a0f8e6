import { HEIC_REFUSED, isHeic } from "#sections/gallery/upload/heic.ts";
import { photoTypes } from "#sections/gallery/upload/photoTypes.ts";
import { shrinkPicture, type PictureLimits, type Prepared } from "#sections/gallery/upload/shrinkPicture.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Limits of a picture next to rich text (Pictures 9): shrunk before upload. */
const limits: PictureLimits = {
  types: [...photoTypes, "image/heic", "image/heif"],
  wrongType: "Choose a picture: JPEG, PNG, WebP, AVIF, GIF, BMP or ICO.",
  bytes: 25 * MEGABYTE,
  tooLarge: "This picture is larger than 25 MB. Make it smaller, then add it again.",
  width: 1600,
};

/** Returns a photo ready to upload. For HEIC, which only some browsers read, the refusal says what to do. */
export async function shrinkPhoto(file: File): Promise<Prepared<Blob>> {
  if (!isHeic(file)) return shrinkPicture(file, limits);
  const shrunk = await shrinkPicture(new Blob([file], { type: "image/heic" }), limits);
  return shrunk.ok || file.size > limits.bytes ? shrunk : { ok: false, message: HEIC_REFUSED, isFinal: true };
}
