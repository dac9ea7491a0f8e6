const QUALITY = 0.85;

/** Accepted files, and the width to shrink to. */
export interface PictureLimits {
  types: readonly string[];
  wrongType: string;
  bytes: number;
  tooLarge: string;
  /** In pixels; a picture is never enlarged. */
  width: number;
}

/** `isFinal`: the same file would be refused again. */
export type Prepared<Picture> =
  | { ok: true; picture: Picture }
  | { ok: false; message: string; isFinal?: true };

/** Returns the message that refuses a file, or null when it is accepted. */
export function refusePicture(file: Pick<File, "type" | "size">, limits: PictureLimits): string | null {
  if (!limits.types.includes(file.type)) return limits.wrongType;
  return file.size > limits.bytes ? limits.tooLarge : null;
}

export function scaledSize(
  { width, height }: { width: number; height: number },
  widest: number,
): { width: number; height: number } {
  const scale = Math.min(1, widest / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales a picture and encodes it as JPEG, in the browser. Transparency becomes white. */
export async function shrinkPicture(file: Blob, limits: PictureLimits): Promise<Prepared<Blob>> {
  const message = refusePicture(file, limits);
  if (message) return { ok: false, message, isFinal: true };
  const unreadable = {
    ok: false,
    message: "This picture cannot be read. Try another one.",
    isFinal: true,
  } as const;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return unreadable;
  const size = scaledSize(bitmap, limits.width);
  const canvas = Object.assign(document.createElement("canvas"), size);
  const surface = canvas.getContext("2d");
  if (!surface) return unreadable;
  surface.fillStyle = "#ffffff";
  surface.fillRect(0, 0, size.width, size.height);
  surface.imageSmoothingQuality = "high";
  surface.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  return picture ? { ok: true, picture } : unreadable;
}
