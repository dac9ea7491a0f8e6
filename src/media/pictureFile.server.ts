import { LRUCache } from "lru-cache";
import { WEBP_WIDTHS } from "#media/contract.ts";
import { encodeAvif } from "#media/encode.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { typeOfPicture } from "#media/storage.server.ts";

export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** False for a WebP served until its AVIF is encoded. */
  isFinal: boolean;
}

/** Reads a picture's file or null; WebP until the AVIF is encoded (Pictures 6). Throws `StorageFailure`. */
export async function readPictureFile(context: AppContext, name: string): Promise<PictureFile | null> {
  const storage = mediaStorage(context);
  const read = async (file: string, isFinal: boolean) => {
    const bytes = await storage.read(file);
    return bytes && { bytes, type: typeOfPicture(file), isFinal };
  };
  const stored = await read(name, true);
  const [, hash = "", width = "", ending = ""] = /^(\w+)-(\d+)\.(\w+)$/.exec(name) ?? [];
  if (stored || !hash) return stored;
  const webp = ending === "avif" ? await read(`${hash}-${width}.webp`, false) : null;
  if (webp) void makeAvif(context, hash, Number(width));
  return webp ?? (WEBP_WIDTHS.includes(Number(width)) ? read(`${hash}.jpg`, true) : null);
}

/** Pictures being encoded, or that failed: not started again. */
const tried = new LRUCache<string, true>({ max: 10_000 });

async function makeAvif(context: AppContext, hash: string, width: number): Promise<void> {
  const name = `${hash}-${width}.avif`;
  if (tried.has(name)) return;
  tried.set(name, true);
  try {
    const storage = mediaStorage(context);
    const jpeg = await storage.read(`${hash}.jpg`);
    const avif = jpeg && (await encodeAvif(jpeg, width));
    if (avif) await storage.write(name, avif);
    tried.delete(name);
  } catch (error) {
    context.log.warn({ err: error, picture: name }, "a picture could not be made in AVIF");
  }
}
