import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  measureFile,
  PATH,
  SQLITE_COPY,
  type BackupFile,
  type Manifest,
} from "#operations/backups/manifest.server.ts";

/** How the marker of a backup without a manifest went on, as versions before manifests wrote it. */
const WITHOUT_MANIFEST = "To restore it, or to look inside, copy the folder,";

/** Returns whether a backup is of a version that wrote no manifest; a manifest that is missing elsewhere was lost. */
export const isBareBackup = (marker: string) => marker.includes(WITHOUT_MANIFEST);

/**
 * Describes a backup without a manifest by what is in its folder, as if one had been written. The name of a picture is the
 * hash of its JPEG, so a changed one is found; its smaller sizes and the database are taken as they are. Throws where the
 * database is not in it: with PostgreSQL it was left to `pg_dump`.
 */
export async function describeBareBackup(folder: string): Promise<Manifest> {
  const found = await stat(join(folder, SQLITE_COPY)).catch(() => null);
  if (!found)
    throw new Error(
      `${folder} holds pictures and no database: the version that made it left PostgreSQL to pg_dump. Restore that dump with pg_restore, and copy media/ into DATA_DIR.`,
    );
  const names = await readdir(folder, { recursive: true });
  const files: BackupFile[] = [];
  for (const path of names.filter((name) => PATH.test(name))) {
    const file = await measureFile(folder, path);
    const hash = /^([0-9a-f]{64})\.jpg$/.exec(basename(path))?.[1];
    files.push({ ...file, sha256: hash ?? file.sha256 });
  }
  return { version: 1, madeAt: Math.round(found.mtimeMs), database: SQLITE_COPY, files };
}
