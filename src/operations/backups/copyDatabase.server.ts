import { open } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { POSTGRES_DUMP, SQLITE_COPY } from "#operations/backups/manifest.server.ts";
import { dumpPostgres, readDump } from "#operations/backups/postgresTools.server.ts";
import { namesOfAllPictures } from "#media/media.server.ts";
import { namesOfAllPhotos } from "#media/privatePhotos/privatePhotos.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Copies the database in one transaction; returns its file and picture names. Throws for a damaged copy. */
export async function copyDatabase(context: AppContext, folder: string) {
  const { config, db } = context;
  // Asked before and after the copy of the database: whatever it names was there at one of the two.
  const pictures = new Set(await namesOfAll(context));
  const database = config.databaseUrl ? POSTGRES_DUMP : SQLITE_COPY;
  const copy = join(folder, database);
  await (config.databaseUrl ? copyPostgres(config.databaseUrl, copy) : copySqlite(db, copy));
  await reachDisk(copy);
  for (const name of await namesOfAll(context)) pictures.add(name);
  return { database, pictures } as const;
}

const namesOfAll = async (context: AppContext) => [
  ...(await namesOfAllPictures(context)),
  ...(await namesOfAllPhotos(context)),
];

async function copyPostgres(databaseUrl: string, file: string): Promise<void> {
  await dumpPostgres(databaseUrl, file);
  await readDump(file);
}

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
