import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { readConfig } from "#core/config.server.ts";
import { migrations } from "#core/migrate.server.ts";
import { openContext, type AppContext } from "#core/context.server.ts";
import { freshPostgres } from "#test/postgres.ts";
import { whenOver } from "#test/whenOver.ts";

/**
 * Opens a database as an earlier version left it: made by the migrations that the dump names, filled with its rows. The
 * rows of the dump come along by table, and what is in the folder of its name is in the data folder. Gone when the tests
 * are over.
 */
export async function openOlderDatabase(
  file: string,
  now: number,
  { isSqlite = false } = {},
): Promise<{ context: AppContext; env: Record<string, string> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "porchlight-older-"));
  const files = new URL(`databases/${file.replace(/\.sql$/, "")}`, import.meta.url);
  if (existsSync(files)) cpSync(files, dataDir, { recursive: true });
  const postgres = isSqlite ? undefined : await freshPostgres();
  const env = { DATA_DIR: dataDir, BILLING: "test", DATABASE_URL: postgres?.url ?? "" };
  const context = openContext({ config: readConfig(env), now: () => now });
  whenOver(async () => {
    await context.close();
    await postgres?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await sql`create table migrations (name varchar(255) primary key, ran_at bigint not null)`.execute(
    context.db,
  );
  const dump = await readFile(new URL(`databases/${file}`, import.meta.url), "utf8");
  const [named = "", ...rows] = dump
    .replaceAll(/^--.*$/gm, "")
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean);
  for (const [, name = ""] of named.matchAll(/\('([\w-]+)'/g))
    await migrations[name]?.up(context.db as unknown as Kysely<unknown>); // a migration knows no tables but its own
  for (const statement of [named, ...rows]) await sql.raw(statement).execute(context.db);
  return { context, env };
}
