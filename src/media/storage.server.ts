import { access, glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Platform } from "#platform/platform.server.ts";

/** Where the bytes of pictures are. Names come from our own code, never from a request as it stands. */
export interface Storage {
  /** Keeps the bytes under a name. A second write of the same name changes nothing that a reader could see. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null where there are none of that name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  holds(name: string): Promise<boolean>;
  /** Forgets the bytes. Whoever wants them from now on finds none. */
  remove(name: string): Promise<void>;
  /** Removes files that were begun before, in epoch ms, and never finished. */
  removeUnfinished(begunBefore: number): Promise<void>;
}

/** What a picture is called until all of it is written. */
export const UNFINISHED = /\.(jpg|webp)\.\w+$/;

/**
 * Returns the storage in the folder `media` of the data folder, split by the first two letters so that no folder gets
 * too full.
 */
export function mediaStorage({ config, randomId }: Pick<Platform, "config" | "randomId">): Storage {
  const folder = join(config.dataDir, "media");
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async write(name, bytes) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomId()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path);
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    holds: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeUnfinished(begunBefore) {
      for await (const path of glob("*/*.*.*", { cwd: folder })) {
        if (!UNFINISHED.test(path)) continue;
        const { mtimeMs } = await stat(join(folder, path));
        if (mtimeMs < begunBefore) await rm(join(folder, path), { force: true });
      }
    },
  };
}
