declare module "#core/tables.server.ts" {
  interface Tables {
    backup_places: BackupPlacesTable;
  }
}

/** Where backups go. */
export interface BackupPlacesTable {
  place: PlaceName;
  /** Since when a backup has been expected there. All times are epoch milliseconds. */
  watched_since: number;
  /** When the last backup stood there; null where none has. */
  succeeded_at: number | null;
  /** When the operator was last told that none comes; null once one stands again. */
  alarmed_at: number | null;
  /** When the newest backup was last tried; null where it never was. */
  tried_at: number | null;
  /** Why it could not be restored then; null where it could. */
  trial_failure: string | null;
}

/** The folder of `BACKUP_DIR`, or the bucket of `BACKUP_S3_BUCKET`. */
export type PlaceName = "folder" | "bucket";
