import { resolve } from "node:path";
import { isPostgres } from "#platform/database.server.ts";
import { backUp } from "#server/backup.ts";
import { openForScript } from "#server/openForScript.ts";

const [given] = process.argv.slice(2);
if (!given) {
  process.stderr.write("npm run backup -- FOLDER   (a new one, best on another disk)\n");
  process.exit(2);
}

await openForScript(async ({ db, config }) => {
  const folder = resolve(given);
  await backUp(db, config, folder);
  const what = isPostgres(config) ? "The pictures are" : "The database and the pictures are";
  process.stdout.write(`${what} in ${folder}.\n`);
  if (isPostgres(config)) process.stdout.write("The database is left to pg_dump: see docs/operating.md.\n");
});
