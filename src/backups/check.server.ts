import { existsSync } from "node:fs";
import { join } from "node:path";
import { measureFile, POSTGRES_DUMP, readManifest, type Manifest } from "#backups/manifest.server.ts";
import { readDump } from "#backups/postgresTools.server.ts";
import { BACKUP_MARKER } from "#platform/backupMarker.server.ts";

/**
 * Reads every byte of a backup and compares it with the manifest. Returns the manifest. Throws a sentence that names the
 * first file that is missing or differs, or says that the backup did not finish.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  if (!existsSync(join(folder, BACKUP_MARKER)))
    throw new Error(`${folder} is no finished backup: it has no ${BACKUP_MARKER}. Take another one.`);
  const manifest = await readManifest(folder);
  if (!manifest)
    throw new Error(`The manifest.json of ${folder} is missing or damaged, so nothing in it can be checked.`);
  if (!manifest.files.some(({ path }) => path === manifest.database))
    throw new Error(`${folder} holds no ${manifest.database}. Take another backup.`);
  for (const file of manifest.files) {
    const found = await measureFile(folder, file.path).catch(() => null);
    if (!found) throw new Error(`${file.path} is missing in ${folder}. Take another backup.`);
    if (found.bytes !== file.bytes || found.sha256 !== file.sha256)
      throw new Error(`${file.path} in ${folder} is not as it was written. Take another backup.`);
  }
  if (manifest.database === POSTGRES_DUMP) await readDump(join(folder, POSTGRES_DUMP));
  return manifest;
}
