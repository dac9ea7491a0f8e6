import Sqlite from "better-sqlite3";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  sql,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type SqliteDatabase,
} from "kysely";
import pg from "pg";
import { refuseBackup } from "#core/backupDirectory.server.ts";
import { namingPool } from "#core/preparedQuery.server.ts";
import type { Tables } from "#core/tables.server.ts";

export type Database = Kysely<Tables>;

const BUSY_MS = 5000;
const BUSY_STEP_MS = 20;
const PREPARED_STATEMENTS = 300;

interface Where {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** PostgreSQL's `statement_timeout` for a server. */
const STATEMENT_MS = 30_000;
/** Longer than `STATEMENT_MS`, so that PostgreSQL reports the time-out itself unless it is down. */
const ANSWER_MS = STATEMENT_MS + 5000;

/**
 * Opens the database: PostgreSQL when a URL is given, else one SQLite file in the data folder. Throws
 * `BackupDirectoryError` when that folder is a backup. `isPatient` sets no statement time-out: for migrations and
 * scripts.
 */
export function openDatabase({ dataDir, databaseUrl }: Where, { isPatient = false } = {}): Database {
  refuseBackup(dataDir);
  return databaseUrl ? openPostgres(databaseUrl, isPatient) : openSqlite(dataDir);
}

/** Returns whether the database is PostgreSQL, for the few queries that differ. */
export function isPostgres(where: Pick<Where, "databaseUrl">): boolean {
  return where.databaseUrl !== undefined;
}

/** Gives SQLite 256 MB in memory: an import writes all over a large index, and reads little of it back then. */
export async function enlargeCache(db: Database, where: Pick<Where, "databaseUrl">): Promise<void> {
  if (!isPostgres(where)) await sql`pragma cache_size = -262144`.execute(db);
}

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const file = new Sqlite(join(dataDir, "porchlight.db"));
  file.pragma(`busy_timeout = ${BUSY_MS}`);
  writeAhead(file);
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // Overwrites deleted rows; `eraseCopies` also clears the copies of guests that page moves leave behind.
  file.pragma("secure_delete = ON");
  // No file outside of the data folder has rows of it.
  file.pragma("temp_store = MEMORY");
  return sqliteWith(() => new LockingDriver(file));
}

/**
 * Opens a second, read-only SQLite connection with the plugins of the first, so that reads do not wait. Null with
 * PostgreSQL's pool.
 */
export function openForReading({ dataDir, databaseUrl }: Where, first: Database): Database | null {
  if (databaseUrl) return null;
  const file = new Sqlite(join(dataDir, "porchlight.db"), { readonly: true, fileMustExist: true });
  file.pragma(`busy_timeout = ${BUSY_MS}`);
  const reading = sqliteWith(() => new SqliteDriver({ database: prepareOnce(file) }));
  return first.getExecutor().plugins.reduce((db, plugin) => db.withPlugin(plugin), reading);
}

const sqliteWith = (createDriver: () => SqliteDriver) =>
  new Kysely<Tables>({
    dialect: {
      createDriver,
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

/** `busy_timeout` does not apply to the journal mode while another process creates the file. */
function writeAhead(file: Sqlite.Database): void {
  for (let waited = 0; ; waited += BUSY_STEP_MS) {
    try {
      file.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY";
      if (!isBusy || waited >= BUSY_MS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_STEP_MS);
    }
  }
}

/** Locks first: SQLite refuses a transaction that reads, then writes after another process. */
class LockingDriver extends SqliteDriver {
  readonly #file: Sqlite.Database;

  constructor(file: Sqlite.Database) {
    super({ database: prepareOnce(file) });
    this.#file = file;
  }

  /** A full disk has ended the transaction already; a rollback error would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** While another process has the file open, closing alone would leave the newest rows in the WAL file. */
  override async destroy(): Promise<void> {
    try {
      if (this.#file.open) this.#file.pragma("wal_checkpoint(TRUNCATE)");
    } finally {
      await super.destroy();
    }
  }
}

/** Caches prepared statements: preparing most takes longer than running them. */
function prepareOnce(file: Sqlite.Database): SqliteDatabase {
  const prepared = new LRUCache<string, Sqlite.Statement>({ max: PREPARED_STATEMENTS });
  return {
    prepare(text) {
      const known = prepared.get(text);
      if (known && !known.busy) return known;
      const statement = file.prepare(text);
      prepared.set(text, statement);
      return statement;
    },
    close: () => void file.close(),
  };
}

/** Runs work that may be lost on power failure, such as a count: SQLite answers before the disk syncs. */
export function beforeDisk<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return work(db);
  return db.connection().execute(async (one) => {
    await sql`pragma synchronous = normal`.execute(one);
    try {
      return await work(one);
    } finally {
      await sql`pragma synchronous = full`.execute(one);
    }
  });
}

function openPostgres(connectionString: string, isPatient: boolean): Database {
  // Epoch milliseconds and counts fit a double exactly until the year 287396.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(!isPatient && { statement_timeout: STATEMENT_MS, query_timeout: ANSWER_MS }),
  });
  pool.on("error", ignoreLostConnection);
  pool.on("connect", (client) => client.on("error", ignoreLostConnection));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

/** Returns the PostgreSQL connections used, idle and waited for; undefined on SQLite. */
export function poolOf(db: Database): { used: number; idle: number; waiting: number } | undefined {
  const pool = pools.get(db);
  if (!pool) return undefined;
  return { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** The pool has dropped the broken connection. Without a listener the error would end the process. */
function ignoreLostConnection(): void {}
