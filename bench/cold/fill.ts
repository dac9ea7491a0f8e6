import Sqlite from "better-sqlite3";
import { join } from "node:path";
import pg from "pg";

/** The slug of a generated guidebook. */
export const slugAt = (at: number) => `lake-house-${String(at).padStart(6, "0")}`;

const PAD_SQLITE = "printf('%06d', n)";
const PAD_POSTGRES = "lpad(n::text, 6, '0')";

/**
 * Copies the one guidebook that is there, sections and all: in the database, without the server. Each copy has a name, a
 * Wi-Fi password and sentences that no other has, so that no page is served for another.
 */
const copies = (pad: string) => [
  `insert into guidebooks (id, user_id, name, slug, property_address, cover, created_at, updated_at, archived_at, version)
   select 'generated-' || n, user_id, name || ' ' || n, 'lake-house-' || ${pad}, property_address, cover, created_at,
     updated_at + n, null, 1
   from numbers cross join (select * from guidebooks limit 1) as template`,
  `insert into sections (id, guidebook_id, type, title, content, prompts, sources, filled, position, version, updated_at)
   select template.id || '-' || n, 'generated-' || n, type, title,
     replace(replace(content, ' the ', ' the ' || n || ' '), '"password":"', '"password":"' || n), prompts, sources, filled, position, 1, updated_at
   from numbers cross join (
     select sections.* from sections where guidebook_id not like 'generated-%') as template`,
];

export async function fillDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  count: number,
): Promise<void> {
  if (databaseUrl) await fillPostgres(databaseUrl, count);
  else fillSqlite(dataDir, count);
}

function fillSqlite(dataDir: string, count: number): void {
  const file = new Sqlite(join(dataDir, "porchlight.db"));
  file.pragma("synchronous = OFF");
  file.exec(`create temporary table numbers as
    with recursive counted(n) as (select 0 union all select n + 1 from counted where n + 1 < ${count}) select n from counted`);
  for (const statement of copies(PAD_SQLITE)) file.exec(statement);
  file.pragma("wal_checkpoint(TRUNCATE)");
  file.close();
}

async function fillPostgres(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create temporary table numbers as select generate_series(0, ${count - 1}) as n`);
  for (const statement of copies(PAD_POSTGRES)) await client.query(statement);
  await client.query("analyze");
  await client.end();
}
