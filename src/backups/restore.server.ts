import { existsSync } from "node:fs";
import { copyFile, mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { checkBackup } from "#backups/check.server.ts";
import { SQLITE_COPY } from "#backups/manifest.server.ts";
import { restorePostgres } from "#backups/postgresTools.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/**
 * Puts a backup where the settings say that database and pictures are, after it was checked whole. The database goes
 * last and at once, so that a restore that breaks leaves none and can be run again. Returns how many pictures there were.
 * Throws where the backup does not check out, where it is of the other kind of database, and where one is there already:
 * nothing is ever written over.
 */
export async function restore(
  platform: Pick<Platform, "config" | "randomId">,
  folder: string,
): Promise<number> {
  const { config } = platform;
  const manifest = await checkBackup(folder);
  const isSqlite = manifest.database === SQLITE_COPY;
  if (isSqlite && config.databaseUrl)
    throw new Error(
      "This backup is of SQLite. Restore it without DATABASE_URL, then move it with npm run database:move.",
    );
  if (!isSqlite && !config.databaseUrl)
    throw new Error("This backup is of PostgreSQL. Set DATABASE_URL to an empty database.");
  await (config.databaseUrl ? refuseTables(config.databaseUrl) : refuseFile(config.dataDir));

  const pictures = manifest.files.filter(({ path }) => path !== manifest.database);
  const storage = mediaStorage(platform);
  for (const { path } of pictures)
    await storage.write(path.slice(path.lastIndexOf("/") + 1), await readFile(join(folder, path)));
  const database = join(folder, manifest.database);
  await (config.databaseUrl
    ? restorePostgres(database, config.databaseUrl)
    : putFile(database, config.dataDir));
  return pictures.length;
}

async function refuseFile(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  if (existsSync(join(dataDir, SQLITE_COPY)))
    throw new Error(
      `There is a database in ${dataDir}. Move that folder away first, or name a new DATA_DIR.`,
    );
}

async function refuseTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    if (rowCount)
      throw new Error("The database of DATABASE_URL is not empty. Drop and create it, or name a new one.");
  } finally {
    await client.end();
  }
}

async function putFile(from: string, dataDir: string): Promise<void> {
  const unfinished = join(dataDir, `${SQLITE_COPY}.unfinished`);
  await copyFile(from, unfinished);
  const file = await open(unfinished, "r+");
  await file.sync();
  await file.close();
  await rename(unfinished, join(dataDir, SQLITE_COPY));
}
