import { LRUCache } from "lru-cache";
import { encodeAvif } from "#media/encode.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import { typeOfPicture } from "#media/pictureName.ts";
import type { Platform } from "#platform/platform.server.ts";

export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** False for a WebP that stands in for an AVIF that is not made yet. */
  isFinal: boolean;
}

/**
 * Reads a file of a picture, or null where there is none. An AVIF is made at first need (Pictures 6): until then the WebP
 * of that width stands in for it. Throws `StorageFailure`.
 */
export async function readPictureFile(platform: Platform, name: string): Promise<PictureFile | null> {
  const storage = mediaStorage(platform);
  const bytes = await storage.read(name);
  if (bytes) return { bytes, type: typeOfPicture(name), isFinal: true };
  const [, hash = "", width = ""] = /^(\w+)-(\d+)\.avif$/.exec(name) ?? [];
  if (!hash) return null;
  const webp = await storage.read(`${hash}-${width}.webp`);
  if (!webp) return null;
  void makeAvif(platform, hash, Number(width));
  return { bytes: webp, type: typeOfPicture("webp"), isFinal: false };
}

/** What is being made, and what could not be: nobody waits for it twice. */
const tried = new LRUCache<string, true>({ max: 10_000 });

async function makeAvif(platform: Platform, hash: string, width: number): Promise<void> {
  const name = `${hash}-${width}.avif`;
  if (tried.has(name)) return;
  tried.set(name, true);
  try {
    const storage = mediaStorage(platform);
    const jpeg = await storage.read(`${hash}.jpg`);
    const avif = jpeg && (await encodeAvif(jpeg, width));
    if (avif) await storage.write(name, avif);
    tried.delete(name);
  } catch (error) {
    platform.log.warn({ err: error, picture: name }, "a picture could not be made in AVIF");
  }
}
