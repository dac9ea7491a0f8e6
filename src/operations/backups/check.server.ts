import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBareBackup, isBareBackup } from "#operations/backups/bareBackup.server.ts";
import {
  measureFile,
  POSTGRES_DUMP,
  readManifest,
  type Manifest,
} from "#operations/backups/manifest.server.ts";
import { readDump } from "#operations/backups/postgresTools.server.ts";
import { BACKUP_MARKER } from "#core/backupDirectory.server.ts";

interface CheckedBackup {
  /** What the backup holds, without what is damaged. */
  manifest: Manifest;
  /** The files of pictures that are missing or differ, with what is wrong: nothing unless `withoutDamaged`. */
  damaged: string[];
}

/**
 * Reads every byte of a backup and compares it with the manifest. Throws a sentence that names the first file that is
 * missing or differs, or says that the backup did not finish. With `withoutDamaged` pictures that are missing or differ are
 * returned instead; the database has to be whole.
 */
export async function checkBackup(folder: string, { withoutDamaged = false } = {}): Promise<CheckedBackup> {
  const marker = await readFile(join(folder, BACKUP_MARKER), "utf8").catch(() => null);
  if (marker === null)
    throw new Error(`${folder} is no finished backup: it has no ${BACKUP_MARKER}. Take another one.`);
  const manifest = isBareBackup(marker) ? await describeBareBackup(folder) : await readManifest(folder);
  if (!manifest)
    throw new Error(`The manifest.json of ${folder} is missing or damaged, so nothing in it can be checked.`);
  if (!manifest.files.some(({ path }) => path === manifest.database))
    throw new Error(`${folder} holds no ${manifest.database}. Take another backup.`);

  const damaged = new Map<string, string>();
  for (const file of manifest.files) {
    const found = await measureFile(folder, file.path).catch(() => null);
    if (!found) damaged.set(file.path, `${file.path} is missing in ${folder}.`);
    else if (found.bytes !== file.bytes || found.sha256 !== file.sha256)
      damaged.set(file.path, `${file.path} in ${folder} is not as it was written.`);
    const sentence = damaged.get(file.path);
    if (!sentence) continue;
    if (file.path === manifest.database) throw new Error(`${sentence} Take another backup.`);
    if (!withoutDamaged)
      throw new Error(
        `${sentence} Take another backup, or restore this one with --without-damaged, which leaves such pictures out.`,
      );
  }
  if (manifest.database === POSTGRES_DUMP) await readDump(join(folder, POSTGRES_DUMP));
  const files = manifest.files.filter(({ path }) => !damaged.has(path));
  return { manifest: { ...manifest, files }, damaged: [...damaged.values()] };
}
