import Sqlite from "better-sqlite3";
import { join } from "node:path";
import type { Platform } from "#platform/platform.server.ts";

/** Says a number that is another one after every change of the database; undefined where that cannot be known. */
export type Changes = () => number | undefined;

/**
 * SQLite counts the commits of all other connections and processes (`PRAGMA data_version`), so a connection that only
 * looks knows in microseconds that nothing was written. PostgreSQL has no such count: there every request asks.
 */
export function watchChanges({ config }: Platform): Changes {
  if (config.databaseUrl) return () => undefined;
  const file = new Sqlite(join(config.dataDir, "porchlight.db"), { readonly: true, fileMustExist: true });
  const version = file.prepare("PRAGMA data_version").pluck();
  return () => Number(version.get());
}
