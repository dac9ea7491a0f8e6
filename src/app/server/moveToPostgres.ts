import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { isPostgres, openDatabase, type Database } from "#core/database.server.ts";
import type { Config } from "#core/config.server.ts";
import { migrate } from "#core/migrate.server.ts";
import { whyNoData } from "#app/server/startErrors.ts";

type AnyTables = Record<string, Record<string, unknown>>;

/** Well below PostgreSQL's 65535 parameters, with a dozen columns a row. */
const ROWS_PER_BATCH = 1000;

/** Copies SQLite into an empty PostgreSQL, in one transaction. Returns the number of rows. */
export async function moveToPostgres(config: Config): Promise<number> {
  const file = join(config.dataDir, "porchlight.db");
  if (!isPostgres(config)) throw new Error("Set DATABASE_URL to the PostgreSQL that is to take everything.");
  if (!existsSync(file)) throw new Error(`There is no ${file}. Set DATA_DIR as the server has it.`);
  const from = await openNewest({ ...config, databaseUrl: undefined });
  try {
    const to = await openNewest(config);
    try {
      return await copyAll(from, to);
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}

async function openNewest(config: Config): Promise<Database> {
  let db: Database | undefined;
  try {
    db = openDatabase(config, { isPatient: true });
    await migrate({ db, config, now: Date.now });
    // SQLite does this only if no other process has the file open: what a server writes from now on would be lost.
    if (!isPostgres(config)) await sql`pragma journal_mode = delete`.execute(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw new Error(whyNoData(error, config), { cause: error });
  }
}

async function copyAll(from: Database, to: Database): Promise<number> {
  let rows = 0;
  const tables = await tablesOf(from);
  await from.transaction().execute((reading) =>
    to.transaction().execute(async (writing) => {
      for (const table of tables) rows += await copyTable(table, reading, writing);
    }),
  );
  return rows;
}

/** Returns the tables in an order in which what a row refers to is there before it. */
async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema
    where type = 'table' and name not like 'sqlite_%' and name <> 'migrations'
    order by rowid`.execute(db);
  const ordered = new Set<string>();
  const add = async (table: string): Promise<void> => {
    const references = await sql<{ table: string }>`
      select distinct "table" from pragma_foreign_key_list(${table}) where "table" <> ${table}`.execute(db);
    for (const { table: other } of references.rows) if (!ordered.has(other)) await add(other);
    ordered.add(table);
  };
  for (const { name } of rows) await add(name);
  return [...ordered];
}

async function copyTable(table: string, reading: Database, writing: Database): Promise<number> {
  const from = reading as unknown as Kysely<AnyTables>; // every table alike, whatever its columns
  const to = writing as unknown as Kysely<AnyTables>;
  const taken = await to.selectFrom(table).selectAll().limit(1).execute();
  if (taken.length > 0)
    throw new Error(`The PostgreSQL of DATABASE_URL already has ${table}. Name an empty database.`);
  let rows = 0;
  let batch: Record<string, unknown>[] = [];
  const write = async () => {
    if (batch.length > 0) await to.insertInto(table).values(batch).execute();
    rows += batch.length;
    batch = [];
  };
  for await (const row of from.selectFrom(table).selectAll().stream()) {
    batch.push(row);
    if (batch.length === ROWS_PER_BATCH) await write();
  }
  await write();
  return rows;
}
