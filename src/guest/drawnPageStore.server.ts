import { openPageFile } from "#guest/drawnPageFile.server.ts";
import { openPageTable } from "#guest/drawnPageTable.server.ts";
import type { DrawnPageStore } from "#guest/storedPage.server.ts";
import { isPostgres } from "#core/database.server.ts";
import type { Platform } from "#core/platform.server.ts";

/** Opens the store of drawn pages: a table of PostgreSQL, or a second file beside the SQLite database. */
export function openDrawnPageStore(platform: Platform): DrawnPageStore {
  return isPostgres(platform.config) ? openPageTable(platform) : openPageFile(platform);
}
