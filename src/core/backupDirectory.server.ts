import { existsSync } from "node:fs";
import { join } from "node:path";

/** The file that says a data folder is a backup. It is written last: a backup without it did not finish. */
export const BACKUP_MARKER = "BACKUP.txt";

/** Thrown when a backup would be opened as a data folder. Its message says what to do. */
export class BackupDirectoryError extends Error {}

/** Throws `BackupDirectoryError` for a backup: migrating it would lock out the version that made it. */
export function refuseBackup(dataDir: string): void {
  if (!existsSync(join(dataDir, BACKUP_MARKER))) return;
  throw new BackupDirectoryError(
    `${dataDir} is a backup, which opening it would change. Copy it to another folder, delete ${BACKUP_MARKER} from the copy, and set DATA_DIR to the copy.`,
  );
}
