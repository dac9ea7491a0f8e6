import { readFile, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  type BackupFile,
  type Manifest,
  PATH,
  POSTGRES_DUMP,
  SQLITE_COPY,
  measureFile,
  readManifest,
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

/** How the marker of a backup without a manifest went on, as versions before manifests wrote it. */
const WITHOUT_MANIFEST = "To restore it, or to look inside, copy the folder,";

/** Returns whether a backup is of a version that wrote no manifest; a manifest that is missing elsewhere was lost. */
const isBareBackup = (marker: string) => marker.includes(WITHOUT_MANIFEST);

/**
 * Describes a backup without a manifest by what is in its folder, as if one had been written. The name of a picture is the
 * hash of its JPEG, so a changed one is found; its smaller sizes and the database are taken as they are. Throws where the
 * database is not in it: with PostgreSQL it was left to `pg_dump`.
 */
async function describeBareBackup(folder: string): Promise<Manifest> {
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
