import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig, type Config } from "#core/config.server.ts";
import { isPostgres } from "#core/database.server.ts";
import { openContext, type AppContext } from "#core/context.server.ts";
import { errorText, whyNoData } from "#app/server/startErrors.ts";

/** Runs an operator's command on the server's database. Prints an error as one sentence, with code 1. */
export async function openDatabaseForScript(work: (context: AppContext) => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    const config = readConfig(process.env);
    const context = await openExisting(config);
    try {
      await work(context);
    } finally {
      await context.close();
    }
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = 1;
  }
}

/** Opening a database that is not there would make an empty one, in which nothing is found. */
async function openExisting(config: Config): Promise<AppContext> {
  const isThere = isPostgres(config) || existsSync(join(config.dataDir, "porchlight.db"));
  const context = isThere ? await openMigrated(config) : null;
  if (context) return context;
  const where = isPostgres(config) ? "DATABASE_URL" : config.dataDir;
  throw new Error(
    `There is no database in ${where} that this user may read. Start the server once with npm start, or set DATA_DIR or DATABASE_URL as it has them.`,
  );
}

async function openMigrated(config: Config): Promise<AppContext | null> {
  try {
    const context = openContext({ config, isPatient: true });
    const tables = await context.db.introspection.getTables();
    if (tables.some(({ name }) => name === "migrations")) return context;
    await context.close();
    return null;
  } catch (error) {
    throw new Error(whyNoData(error, config), { cause: error });
  }
}
