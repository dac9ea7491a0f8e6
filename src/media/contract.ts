import { z } from "zod";
import { MEGABYTE } from "#core/bytes.ts";

/** Pictures 1: upload limit, and the width of a stored picture. */
export const PICTURE_MAX_BYTES = 5 * MEGABYTE;
export const PICTURE_MAX_WIDTH = 1600;
export const PICTURE_TOO_LARGE = "Image is too large. Max size is 5MB.";

/** The widths stored as WebP, up to the picture's width. */
export const WEBP_WIDTHS = [480, 800, 1200, 1600];

export const picture = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type Picture = z.output<typeof picture>;

/** What a page needs to show a stored picture without layout shift and in the right size. */
export interface ShownPicture extends Picture {
  srcset: string;
  /** The same in AVIF: each is encoded on first request (Pictures 6). */
  avif: string;
  sizes: string;
}

const MEDIA_PATH = /^\/media\/([0-9a-f]{64})\.jpg$/;

export function hashOfPicture(path: string): string | undefined {
  return MEDIA_PATH.exec(path)?.[1];
}

export function picturePath(hash: string): string {
  return `/media/${hash}.jpg`;
}
