import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isPostgres, openDatabase } from "#platform/database.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { backUp } from "#server/backup.ts";

const [given] = process.argv.slice(2);
if (!given) {
  process.stderr.write("npm run backup -- FOLDER   (a new one, best on another disk)\n");
  process.exit(2);
}

const folder = resolve(given);
try {
  const config = readConfig(process.env);
  if (!isPostgres(config) && !existsSync(join(config.dataDir, "porchlight.db"))) {
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR as the server has it.`);
  }
  await using db = openDatabase(config);
  await backUp(db, config, folder);
  const what = isPostgres(config) ? "The pictures are" : "The database and the pictures are";
  process.stdout.write(`${what} in ${folder}.\n`);
  if (isPostgres(config)) process.stdout.write("The database is left to pg_dump: see docs/operating.md.\n");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
