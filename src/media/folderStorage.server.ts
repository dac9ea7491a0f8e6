import { access, glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { AppContext } from "#core/context.server.ts";
import type { Storage } from "#media/storage.server.ts";

/** The temporary name of a picture that is being written. */
const UNFINISHED = /\.(jpg|webp|avif)\.\w+$/;

/** Returns the storage in the folder `media`, with subfolders by the first two letters. */
export function folderStorage({ config, randomId }: Pick<AppContext, "config" | "randomId">): Storage {
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

/** Returns the names of all pictures in the folder `media` of a data folder, unordered. */
export async function* namesInFolder(dataDir: string): AsyncGenerator<string> {
  for await (const path of glob("*/*", { cwd: join(dataDir, "media") })) {
    if (!UNFINISHED.test(path)) yield path.slice(path.lastIndexOf("/") + 1);
  }
}
