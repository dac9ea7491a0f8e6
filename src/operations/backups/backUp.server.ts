import { link, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copyDatabase } from "#operations/backups/copyDatabase.server.ts";
import {
  finishBackup,
  measureFile,
  pathOfPicture,
  readManifest,
  type BackupFile,
} from "#operations/backups/manifest.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Copies database and pictures into a new folder while the server runs. The database is copied in one reading
 * transaction, whole whatever is written meanwhile; of SQLite the copy is checked. A picture that the backup `previous`
 * holds takes no room again: a picture never changes, so both folders name one file. Throws where `folder` is not empty.
 */
export async function backUp(context: AppContext, folder: string, previous?: string): Promise<void> {
  const madeAt = context.now();
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);

  const { database, pictures } = await copyDatabase(context, folder);
  const files = [await measureFile(folder, database)];
  const known = await filesOf(previous);
  for (const name of pictures) {
    const file = await copyPicture(context, folder, name, { previous, known });
    if (file) files.push(file);
  }
  await finishBackup(folder, { version: 1, madeAt, database, files });
}

interface Previous {
  previous: string | undefined;
  known: Map<string, BackupFile>;
}

async function filesOf(backup: string | undefined): Promise<Map<string, BackupFile>> {
  const manifest = backup ? await readManifest(backup) : null;
  return new Map(manifest?.files.map((file) => [file.path, file]));
}

/** Returns null where the picture was deleted meanwhile. */
async function copyPicture(context: AppContext, folder: string, name: string, { previous, known }: Previous) {
  const path = pathOfPicture(name);
  await mkdir(dirname(join(folder, path)), { recursive: true });
  const linked = known.get(path);
  if (previous && linked && (await isLinked(join(previous, path), join(folder, path)))) return linked;
  const bytes = await mediaStorage(context).read(name);
  if (!bytes) return null;
  await writeFile(join(folder, path), bytes, { flush: true });
  return measureFile(folder, path);
}

/** A file system without links, or another disk, has the picture copied. */
const isLinked = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    () => false,
  );
