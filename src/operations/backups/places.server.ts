import { join } from "node:path";
import { backUpTodayInBucket } from "#operations/backups/backUpToBucket.server.ts";
import { daysInBucket } from "#operations/backups/daysInBucket.server.ts";
import { withFetchedBackup } from "#operations/backups/fetchBackup.server.ts";
import { backUpToday, daysBackedUp } from "#operations/backups/nightly.server.ts";
import type { PlaceName } from "#operations/backups/tables.server.ts";
import { openBucket } from "#core/bucket.server.ts";
import type { BucketSettings } from "#core/bucketSettings.ts";
import type { AppContext } from "#core/context.server.ts";

/** Where a backup is made each night. */
export interface BackupPlace {
  name: PlaceName;
  /** Makes the backup of the day, unless it stands, and returns the day. */
  makeToday(): Promise<string>;
  /** Does something with the folder of the newest, copied here where it is in a bucket. Returns null where there is none. */
  withNewest<T>(work: (folder: string, day: string) => Promise<T>): Promise<T | null>;
}

/** A part of 8 MB may take so long. */
const ANSWER_MS = 120_000;

export const backupBucket = (settings: BucketSettings) => openBucket(settings, ANSWER_MS);

/** Returns the places that the settings name: none, a folder, a bucket, or both. */
export function backupPlaces(context: AppContext): BackupPlace[] {
  const { folder, bucket } = context.config.backups ?? {};
  return [
    ...(folder ? [folderPlace(context, folder)] : []),
    ...(bucket ? [bucketPlace(context, bucket)] : []),
  ];
}

const folderPlace = (context: AppContext, folder: string): BackupPlace => ({
  name: "folder",
  makeToday: () => backUpToday(context, folder),
  async withNewest(work) {
    const day = (await daysBackedUp(folder)).at(-1);
    return day === undefined ? null : work(join(folder, day), day);
  },
});

function bucketPlace(context: AppContext, settings: BucketSettings): BackupPlace {
  const bucket = backupBucket(settings);
  return {
    name: "bucket",
    makeToday: () => backUpTodayInBucket(context, bucket),
    async withNewest(work) {
      const newest = (await daysInBucket(bucket)).at(-1);
      return newest === undefined ? null : withFetchedBackup(bucket, newest, work);
    },
  };
}
