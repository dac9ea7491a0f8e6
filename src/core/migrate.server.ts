import { sql, type Kysely } from "kysely";
import { isPostgres, type Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

type Up = (db: Kysely<unknown>) => Promise<void>;

const files = import.meta.glob<{ up: Up }>("../../migrations/*.ts", { eager: true });

/** The migrations by file name, in order. */
export const migrations: Record<string, { up: Up }> = Object.fromEntries(
  Object.entries(files)
    .map(([path, { up }]) => [path.replace(/^.*\/|\.ts$/g, ""), { up }] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
);

/** Migrates to the newest version, one migration a transaction. Returns those that ran; throws for newer. */
export async function migrate({
  db,
  config,
  now,
}: Pick<AppContext, "db" | "config" | "now">): Promise<string[]> {
  const alone = <T>(work: (connection: Database) => Promise<T>) =>
    db
      .connection()
      .execute((connection) => inLockedTransaction(connection, isPostgres(config), () => work(connection)));

  const before = await alone(recordedNames);
  const ran: string[] = [];
  for (const [name, { up }] of Object.entries(migrations)) {
    if (before.has(name)) continue;
    const fresh = await alone(async (connection) => {
      const done = await sql`select 1 from migrations where name = ${name}`.execute(connection);
      if (done.rows.length > 0) return false;
      await up(connection as unknown as Kysely<unknown>).catch((error: unknown) => {
        throw new MigrationFailed(name, error);
      }); // a migration has no types of tables
      await sql`insert into migrations (name, ran_at) values (${name}, ${now()})`.execute(connection);
      return true;
    });
    if (fresh) ran.push(name);
  }
  return ran;
}

/** Returns the names of the recorded migrations. Throws when one is unknown. */
async function recordedNames(db: Database): Promise<ReadonlySet<string>> {
  await sql`create table if not exists migrations (name varchar(255) primary key, ran_at bigint not null)`.execute(
    db,
  );
  const names = await recordedMigrations(db);
  const unknown = unknownMigrations(names);
  if (unknown.length === 0) return new Set(names);
  throw new Error(
    `a newer version has changed it (${unknown.join(", ")}). Start that version again, or restore the backup from before it.`,
  );
}

/** Returns the names of the migrations that ran on a database, of any version. */
export async function recordedMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the names that this version does not know: a newer one recorded them. */
export const unknownMigrations = (names: readonly string[]) => names.filter((name) => !(name in migrations));

async function inLockedTransaction<T>(db: Database, postgres: boolean, work: () => Promise<T>): Promise<T> {
  await sql.raw(postgres ? "begin" : "begin immediate").execute(db);
  try {
    if (postgres) await sql`select pg_advisory_xact_lock(7406193)`.execute(db);
    const result = await work();
    await sql`commit`.execute(db);
    return result;
  } catch (error) {
    // With a full disk or a lost database there is nothing to roll back: the first error counts.
    await sql`rollback`.execute(db).catch(() => {});
    throw error;
  }
}

/** Names the migration that failed. Compare it by name: the build has a second copy of the class. */
class MigrationFailed extends Error {
  override name = "MigrationFailed";

  constructor(migration: string, cause: unknown) {
    super(`Migration ${migration} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
