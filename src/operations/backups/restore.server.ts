import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import pg from "pg";
import { checkBackup } from "#operations/backups/check.server.ts";
import { SQLITE_COPY } from "#operations/backups/manifest.server.ts";
import { migrationsInDump, restorePostgres } from "#operations/backups/postgresTools.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import { openDatabase } from "#core/database.server.ts";
import { migrate, recordedMigrations, unknownMigrations } from "#core/migrate.server.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Puts a backup where the settings say that database and pictures are, after it was checked whole, and brings its database
 * to the form of this version. The database goes last and at once, so that a restore that breaks leaves none and can be run
 * again; PostgreSQL's is there before its migrations run, and where one fails the error says how to go on. Returns how many
 * files of pictures there were, and what `withoutDamaged` left out. Throws where the backup does not check out, where a newer
 * version made it, where it is of the other kind of database, and where one is there already: nothing is ever written over.
 */
export async function restore(
  context: Pick<AppContext, "config" | "randomId" | "now">,
  folder: string,
  options: { withoutDamaged?: boolean } = {},
): Promise<{ pictures: number; damaged: string[] }> {
  const { config } = context;
  const { manifest, damaged } = await checkBackup(folder, options);
  const isSqlite = manifest.database === SQLITE_COPY;
  if (isSqlite && config.databaseUrl)
    throw new Error(
      "This backup is of SQLite. Restore it without DATABASE_URL, then move it with npm run database:move.",
    );
  if (!isSqlite && !config.databaseUrl)
    throw new Error("This backup is of PostgreSQL. Set DATABASE_URL to an empty database.");
  await (config.databaseUrl ? refuseTables(config.databaseUrl) : refuseFile(config.dataDir));

  const database = join(folder, manifest.database);
  const pictures = manifest.files.filter(({ path }) => path !== manifest.database);
  const writePictures = async () => {
    const storage = mediaStorage(context);
    for (const { path } of pictures) await storage.write(basename(path), await readFile(join(folder, path)));
  };
  await (config.databaseUrl
    ? restoreDump(context, database, config.databaseUrl, writePictures)
    : restoreFile(context, database, writePictures));
  return { pictures: pictures.length, damaged };
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

function refuseNewer(names: readonly string[]): void {
  const unknown = unknownMigrations(names);
  if (unknown.length > 0)
    throw new Error(
      `A newer version made this backup (${unknown.join(", ")}). Restore it with that version, or take an earlier backup.`,
    );
}

/** What the folder of a copy is called that is not the database yet. */
const TRIAL = "restoring-";

/** Migrates a copy next to the data folder's files, and then moves it to its name. */
async function restoreFile(
  { config, now }: Pick<AppContext, "config" | "now">,
  from: string,
  writePictures: () => Promise<void>,
): Promise<void> {
  for (const name of await readdir(config.dataDir))
    // of a restore that was killed
    if (name.startsWith(TRIAL)) await rm(join(config.dataDir, name), { recursive: true });
  const trial = await mkdtemp(join(config.dataDir, TRIAL));
  const copy = join(trial, SQLITE_COPY);
  try {
    await copyFile(from, copy);
    const db = openDatabase({ dataDir: trial });
    try {
      refuseNewer(await recordedMigrations(db));
      await migrate({ db, config, now });
    } finally {
      await db.destroy();
    }
    await writePictures();
    const file = await open(copy, "r+");
    await file.sync();
    await file.close();
    await rename(copy, join(config.dataDir, SQLITE_COPY));
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

async function restoreDump(
  { config, now }: Pick<AppContext, "config" | "now">,
  dump: string,
  databaseUrl: string,
  writePictures: () => Promise<void>,
): Promise<void> {
  refuseNewer(await migrationsInDump(dump));
  await writePictures();
  await restorePostgres(dump, databaseUrl);
  const db = openDatabase(config, { isPatient: true });
  try {
    await migrate({ db, config, now });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${why}\nThe data is back, in the form of the version that made the backup. Do not restore it again: start the server, which tries this step again. Where it fails again, start the version that made the backup.`,
      { cause },
    );
  } finally {
    await db.destroy();
  }
}
