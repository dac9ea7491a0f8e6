import Sqlite from "better-sqlite3";
import { join } from "node:path";
import pg from "pg";

/** Runs a statement, and returns its rows. */
type Run = (text: string) => Promise<Record<string, unknown>[]>;

/** Guidebooks of a host. */
export const PER_HOST = 10;
export const emailAt = (host: number) => `host-${host}@example.com`;
export const slugAt = (at: number) => `lake-house-${String(at).padStart(6, "0")}`;

/** `||` binds closer than a division. */
const HOST = `(n / ${PER_HOST})`;
const copies: { table: string; of: "host" | "guidebook"; set: Record<string, string> }[] = [
  {
    table: "users",
    of: "host",
    set: {
      id: "'u' || n",
      email: "'host-' || n || '@example.com'",
      email_key: "'host-' || n || '@example.com'",
    },
  },
  { table: "accounts", of: "host", set: { id: "'a' || n" } },
  { table: "account_members", of: "host", set: { account_id: "'a' || n", user_id: "'u' || n" } },
  {
    table: "guidebooks",
    of: "guidebook",
    set: {
      id: "'g' || n",
      user_id: `'u' || ${HOST}`,
      account_id: `'a' || ${HOST}`,
      slug: "'lake-house-' || substr('' || (1000000 + n), 2)",
      name: "name || ' ' || n",
    },
  },
  { table: "sections", of: "guidebook", set: { id: "id || '-' || n", guidebook_id: "'g' || n" } },
];

/**
 * Copies the one host that is there with the one guidebook: in the database, without the server. Every tenth guidebook
 * begins another host, with an account of their own.
 */
export async function fillDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  count: number,
): Promise<void> {
  const { run, close } = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir);
  await run(
    databaseUrl
      ? `create temporary table numbers as select generate_series(0, ${count - 1}) as n`
      : `create temporary table numbers as
         with recursive counted(n) as (select 0 union all select n + 1 from counted where n + 1 < ${count}) select n from counted`,
  );
  for (const { table, of, set } of copies) {
    await run(`create temporary table template as select * from ${table}`);
    const [row = {}] = await run("select * from template limit 1");
    const columns = Object.keys(row);
    const values = columns.map((column) => set[column] ?? `template.${column}`);
    const last = of === "host" ? Math.ceil(count / PER_HOST) : count;
    await run(
      `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from numbers cross join template where n < ${last}`,
    );
    await run("drop table template");
  }
  await run("analyze");
  await close();
}

function openSqlite(dataDir: string): { run: Run; close: () => Promise<void> } {
  const file = new Sqlite(join(dataDir, "porchlight.db"));
  file.pragma("synchronous = OFF");
  file.pragma("cache_size = -400000");
  return {
    run: async (text) => {
      const statement = file.prepare(text);
      if (statement.reader) return statement.all() as Record<string, unknown>[]; // rows are objects
      statement.run();
      return [];
    },
    close: async () => {
      file.pragma("wal_checkpoint(TRUNCATE)");
      file.close();
    },
  };
}

async function openPostgres(connectionString: string): Promise<{ run: Run; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return { run: async (text) => (await client.query(text)).rows, close: () => client.end() };
}
