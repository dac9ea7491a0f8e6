import { cp, mkdir, open, readdir, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { BACKUP_MARKER } from "#platform/backupMarker.server.ts";
import { UNFINISHED } from "#media/folderStorage.server.ts";
import { isPostgres, type Database } from "#platform/database.server.ts";
import type { Config } from "#platform/config.server.ts";

/**
 * Copies a data folder while the server runs. A server can be started on a copy of `folder` without its marker. The
 * database is copied in one reading transaction, whole whatever is written meanwhile, and checked; the pictures come after
 * it, so that every one it names is there. With PostgreSQL the database is left to `pg_dump`. Throws where `folder` is not
 * empty.
 */
export async function backUp(db: Database, config: Config, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  if (!isPostgres(config)) await copyDatabase(db, join(folder, "porchlight.db"));
  const pictures = join(config.dataDir, "media");
  if (existsSync(pictures)) {
    await cp(pictures, join(folder, "media"), { recursive: true, filter: (path) => !UNFINISHED.test(path) });
  }
  await writeFile(join(folder, BACKUP_MARKER), MARKER_TEXT, { flush: true });
}

const MARKER_TEXT = `This folder is a finished backup. No server and no command opens it, for that would change it.
To restore it, or to look inside, copy the folder, delete this file from the copy, and start on the copy.
`;

async function copyDatabase(db: Database, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db);
  await sql`attach ${file} as copy`.execute(db);
  const { rows } = await sql<{ quick_check: string }>`pragma copy.quick_check`.execute(db);
  await sql`detach copy`.execute(db);
  if (rows[0]?.quick_check !== "ok")
    throw new Error(`The copy in ${file} is damaged. Look at the disk, then try again.`);
  await reachDisk(file);
}

/** SQLite leaves it to the system when a copy reaches the disk (sqlite.org/lang_vacuum.html). */
async function reachDisk(file: string): Promise<void> {
  const copy = await open(file, "r+");
  await copy.sync();
  await copy.close();
}
