import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#core/config.server.ts";
import { migrate, migrations } from "#core/migrate.server.ts";
import { openContext } from "#core/context.server.ts";
import { freshPostgres, queryOn } from "#test/postgres.ts";

const FILE = "porchlight.db";

/** A database with every migration and no rows; `url` is for PostgreSQL, without it the file is in the data folder. */
interface WorldDatabase {
  url?: string;
  giveBack(): Promise<void>;
}

/** Migrating takes a third of a second: a file is copied, and a database of PostgreSQL emptied and lent again. */
export async function borrowDatabase(dataDir: string): Promise<WorldDatabase> {
  if (!process.env.TEST_DATABASE_URL) {
    copyFileSync(await migratedFile(), join(dataDir, FILE));
    return { giveBack: async () => {} };
  }
  const database = takeFree() ?? (await migratePostgres());
  const giveBack = async () => {
    if ((await emptied(database.url)) === database.form) free.push(database);
    else await database.drop();
  };
  return { url: database.url, giveBack };
}

const files = new Map<string, Promise<string>>();

function migratedFile(): Promise<string> {
  const file = files.get(migrationNames()) ?? migrateFile();
  files.set(migrationNames(), file);
  return file;
}

/** A test may take some away, or add its own. */
const migrationNames = () => Object.keys(migrations).join();

async function migrateFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "porchlight-migrated-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await migrateNew({ DATA_DIR: folder });
  return join(folder, FILE);
}

interface LentDatabase {
  url: string;
  migrationNames: string;
  /** What its tables look like: a test that changes them does not hand the change on. */
  form: string;
  drop(): Promise<void>;
}

const free: LentDatabase[] = [];

function takeFree(): LentDatabase | undefined {
  const at = free.findIndex((database) => database.migrationNames === migrationNames());
  return at === -1 ? undefined : free.splice(at, 1)[0];
}

async function migratePostgres(): Promise<LentDatabase> {
  const database = await freshPostgres();
  if (!database) throw new Error("TEST_DATABASE_URL is not set.");
  const folder = mkdtempSync(join(tmpdir(), "porchlight-migrating-"));
  await migrateNew({ DATA_DIR: folder, DATABASE_URL: database.url });
  rmSync(folder, { recursive: true, force: true });
  return { ...database, migrationNames: migrationNames(), form: await emptied(database.url) };
}

async function migrateNew(env: Record<string, string>): Promise<void> {
  const context = openContext({ config: readConfig(env) });
  try {
    await migrate(context);
  } finally {
    await context.close();
  }
}

/** Deletes all rows but the record of the migrations, and answers the form of the tables. */
async function emptied(url: string): Promise<string> {
  await queryOn(url, EMPTY);
  const [row] = await queryOn(url, FORM);
  return String(row?.form);
}

/** Without triggers, in any order; far quicker than `truncate`, which makes new files for every table. */
const EMPTY = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
    execute 'delete from ' || name;
  end loop;
  for name in select quote_ident(sequencename) from pg_sequences where schemaname = 'public' loop
    execute 'alter sequence ' || name || ' restart';
  end loop;
end $$`;

const FORM = `select md5(concat(
  (select string_agg(concat_ws(' ', relname, relkind, attname, atttypid, attnotnull, attisdropped), ',' order by relname, attnum)
   from pg_attribute join pg_class on pg_class.oid = attrelid
   where relnamespace = 'public'::regnamespace and attnum > 0),
  (select string_agg(concat_ws(' ', conname, pg_get_constraintdef(oid)), ',' order by conname)
   from pg_constraint where connamespace = 'public'::regnamespace),
  (select string_agg(tgname, ',' order by tgname) from pg_trigger where not tgisinternal),
  (select string_agg(name, ',' order by name) from migrations))) as form`;
