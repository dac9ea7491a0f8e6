import Sqlite from "better-sqlite3";
import { join } from "node:path";
import type { AppContext } from "#core/context.server.ts";

/** Counts the changes of the database that others made; `now` is undefined where they cannot be counted. */
export interface DatabaseChanges {
  now(): number | undefined;
  close(): void;
}

/**
 * SQLite counts the commits of all other connections and processes (`PRAGMA data_version`), so a connection that only
 * looks knows in microseconds that nothing was written. PostgreSQL has no such count: there every turn asks for revisions.
 */
export function watchChanges({ config }: AppContext): DatabaseChanges {
  if (config.databaseUrl) return { now: () => undefined, close: () => {} };
  const file = new Sqlite(join(config.dataDir, "porchlight.db"), { readonly: true, fileMustExist: true });
  const version = file.prepare("PRAGMA data_version").pluck();
  return {
    now: () => (file.open ? Number(version.get()) : undefined),
    close: () => void file.close(),
  };
}
