import { openPageFile } from "#guest/drawnPageFile.server.ts";
import { openPageTable } from "#guest/drawnPageTable.server.ts";
import type { DrawnPageStore } from "#guest/storedPage.server.ts";
import { isPostgres } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Opens the store of drawn pages: a table of PostgreSQL, or a second file beside the SQLite database. */
export function openDrawnPageStore(context: AppContext): DrawnPageStore {
  return isPostgres(context.config) ? openPageTable(context) : openPageFile(context);
}
