import { isMediaPicture } from "#sections/html.ts";

/** The source of a host's picture: embedded bytes, or the path of a stored one. */
export type PictureSource = { bytes: Uint8Array } | { url: string };

/** Parses the `src` of a picture. Returns null when it is neither embedded nor ours. */
export function readPictureSource(src: string): PictureSource | null {
  const [, base64] = EMBEDDED.exec(src) ?? [];
  if (base64 !== undefined) return { bytes: Buffer.from(base64, "base64") };
  return isMediaPicture(src) ? { url: src } : null;
}

export const isEmbedded = (source: PictureSource): source is { bytes: Uint8Array } => "bytes" in source;

const EMBEDDED = /^data:image\/[\w.+-]+;base64,([\w+/=\s-]+)$/i;
