import { link, mkdir, open, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import {
  measureFile,
  POSTGRES_DUMP,
  readManifest,
  SQLITE_COPY,
  writeManifest,
  type BackupFile,
} from "#backups/manifest.server.ts";
import { dumpPostgres } from "#backups/postgresTools.server.ts";
import { namesOfAllPictures } from "#media/media.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import { BACKUP_MARKER } from "#platform/backupMarker.server.ts";
import type { Database } from "#platform/database.server.ts";
import type { Platform } from "#platform/platform.server.ts";

const MARKER_TEXT = `This folder is a finished backup. No server and no command opens it, for that would change it.
To restore it, run npm run restore. To look inside, copy the folder, delete this file from the copy, and start on the copy.
`;

/**
 * Copies database and pictures into a new folder while the server runs. The database is copied in one reading
 * transaction, whole whatever is written meanwhile; of SQLite the copy is checked. A picture that the backup `previous`
 * holds takes no room again: a picture never changes, so both folders name one file. Throws where `folder` is not empty.
 */
export async function backUp(platform: Platform, folder: string, previous?: string): Promise<void> {
  const { config, db, now } = platform;
  const madeAt = now();
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);

  // Asked before and after the copy of the database: whatever it names was there at one of the two.
  const names = new Set(await namesOfAllPictures(platform));
  const database = config.databaseUrl ? POSTGRES_DUMP : SQLITE_COPY;
  const copy = join(folder, database);
  await (config.databaseUrl ? dumpPostgres(config.databaseUrl, copy) : copySqlite(db, copy));
  await reachDisk(copy);
  for (const name of await namesOfAllPictures(platform)) names.add(name);

  const files = [await measureFile(folder, database)];
  const known = await filesOf(previous);
  for (const name of names) {
    const file = await copyPicture(platform, folder, name, { previous, known });
    if (file) files.push(file);
  }
  await writeManifest(folder, { version: 1, madeAt, database, files });
  await writeFile(join(folder, BACKUP_MARKER), MARKER_TEXT, { flush: true });
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
async function copyPicture(
  platform: Platform,
  folder: string,
  name: string,
  { previous, known }: Previous,
): Promise<BackupFile | null> {
  const path = `media/${name.slice(0, 2)}/${name}`;
  await mkdir(dirname(join(folder, path)), { recursive: true });
  const linked = known.get(path);
  if (previous && linked && (await isLinked(join(previous, path), join(folder, path)))) return linked;
  const bytes = await mediaStorage(platform).read(name);
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

async function copySqlite(db: Database, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db);
  await sql`attach ${file} as copy`.execute(db);
  const { rows } = await sql<{ quick_check: string }>`pragma copy.quick_check`.execute(db);
  await sql`detach copy`.execute(db);
  if (rows[0]?.quick_check !== "ok")
    throw new Error(`The copy in ${file} is damaged. Look at the disk, then try again.`);
}

/** SQLite leaves it to the system when a copy reaches the disk (sqlite.org/lang_vacuum.html). */
async function reachDisk(file: string): Promise<void> {
  const copy = await open(file, "r+");
  await copy.sync();
  await copy.close();
}
