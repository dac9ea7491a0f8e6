import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { checkBackup } from "#operations/backups/check.server.ts";
import { SQLITE_COPY } from "#operations/backups/manifest.server.ts";
import { openDatabase } from "#core/database.server.ts";
import { migrate } from "#core/migrate.server.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Tries whether a backup could be restored: every byte is compared with the manifest; a copy of SQLite is opened,
 * brought to the newest form and asked for its integrity, a dump of PostgreSQL is read to its end. The backup itself
 * stays as it is. Returns how many files it holds. Throws why it could not be restored.
 */
export async function tryBackup(
  { config, now }: Pick<AppContext, "config" | "now">,
  folder: string,
): Promise<number> {
  const { manifest } = await checkBackup(folder);
  if (manifest.database !== SQLITE_COPY) return manifest.files.length;
  const trial = await mkdtemp(join(tmpdir(), "porchlight-trial-"));
  try {
    await copyFile(join(folder, SQLITE_COPY), join(trial, SQLITE_COPY));
    const db = openDatabase({ dataDir: trial });
    try {
      await migrate({ db, config: { ...config, dataDir: trial, databaseUrl: undefined }, now });
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
      const [{ integrity_check: found } = { integrity_check: "no answer" }] = rows;
      if (found !== "ok") throw new Error(`The database in ${folder} is damaged: ${found}.`);
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
  return manifest.files.length;
}
