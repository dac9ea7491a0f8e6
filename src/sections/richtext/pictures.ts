/** Limits of a picture that a host puts into rich text (Pictures 1). */
const pictureLimits = { bytes: 5 * 1024 * 1024, width: 1200, quality: 0.85 };

const pictureTypes = ["image/png", "image/gif", "image/jpeg", "image/bmp", "image/x-icon"];

/** What a file input offers; browsers call an .ico by either name. */
export const pictureAccept = [...pictureTypes, "image/vnd.microsoft.icon"].join(",");

export type Prepared<Picture> = { ok: true; picture: Picture } | { ok: false; message: string };

/** Returns the sentence that refuses a file, or null where it may come in. */
export function refusePicture(file: { type: string; size: number }): string | null {
  if (!pictureAccept.split(",").includes(file.type)) return "Choose a PNG, GIF, JPEG, BMP or ICO picture.";
  if (file.size > pictureLimits.bytes) return "Image is too large. Max size is 5MB.";
  return null;
}

/** Returns the size a picture is stored at: at most 1200 px wide, never enlarged, in whole pixels. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, pictureLimits.width / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales a picture and encodes it as a JPEG, in the browser. What was transparent becomes white. */
export async function preparePicture(file: Blob): Promise<Prepared<Blob>> {
  const message = refusePicture(file);
  if (message) return { ok: false, message };
  const unreadable = { ok: false, message: "This picture cannot be read. Try another one." } as const;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return unreadable;
  const size = scaledSize(bitmap.width, bitmap.height);
  const canvas = Object.assign(document.createElement("canvas"), size);
  const surface = canvas.getContext("2d");
  if (!surface) return unreadable;
  surface.fillStyle = "#ffffff";
  surface.fillRect(0, 0, size.width, size.height);
  surface.imageSmoothingQuality = "high";
  surface.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, "image/jpeg", pictureLimits.quality),
  );
  return picture ? { ok: true, picture } : unreadable;
}

/** Returns the same as a data URI to embed in the content; the server takes it out when the section is saved. */
export async function embedPicture(file: Blob): Promise<Prepared<string>> {
  const prepared = await preparePicture(file);
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
