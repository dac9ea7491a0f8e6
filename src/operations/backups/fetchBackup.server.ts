import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { forEachInParallel } from "#operations/backups/inParallel.ts";
import { keyOfPart, keyOfPicture } from "#operations/backups/bucketKeys.server.ts";
import { daysInBucket, readDay } from "#operations/backups/daysInBucket.server.ts";
import { finishBackup, type BackupFile } from "#operations/backups/manifest.server.ts";
import type { Bucket } from "#core/bucket.server.ts";

/**
 * Copies a backup of a bucket, the newest unless a day is named, into a new folder, hands that over to be checked
 * or restored like any other, and deletes it. Throws where there is no such backup, or a part of its database is missing;
 * whether all came, as it was written, is for `checkBackup` to say.
 */
export async function withFetchedBackup<T>(
  bucket: Bucket,
  day: string | undefined,
  work: (folder: string, day: string) => Promise<T>,
): Promise<T> {
  const days = await daysInBucket(bucket);
  const wanted = day ?? days.at(-1);
  if (wanted === undefined) throw new Error("The bucket of BACKUP_S3_BUCKET holds no finished backup.");
  if (!days.includes(wanted))
    throw new Error(
      `The bucket holds no finished backup of ${wanted}. It has: ${days.join(", ") || "none"}.`,
    );
  const manifest = await readDay(bucket, wanted);
  if (!manifest) throw new Error(`The manifest of ${wanted} is damaged, so nothing in it can be checked.`);

  const folder = await mkdtemp(join(tmpdir(), "porchlight-fetched-"));
  try {
    await forEachInParallel(manifest.files, async (file) => {
      await mkdir(dirname(join(folder, file.path)), { recursive: true });
      await (file.path === manifest.database
        ? fetchParts(bucket, folder, file, wanted)
        : fetchPicture(bucket, folder, file));
    });
    await finishBackup(folder, manifest);
    return await work(folder, wanted);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One that the bucket lacks is missing in the folder too, where `checkBackup` finds that. */
async function fetchPicture(bucket: Bucket, folder: string, { path }: BackupFile): Promise<void> {
  const bytes = await bucket.get(keyOfPicture(path));
  if (bytes) await writeFile(join(folder, path), bytes);
}

async function fetchParts(bucket: Bucket, folder: string, file: BackupFile, day: string): Promise<void> {
  const copy = await open(join(folder, file.path), "w");
  try {
    for (let part = 0, size = 0; size < file.bytes; part += 1) {
      const bytes = await bucket.get(keyOfPart(day, file, part));
      if (!bytes?.length)
        throw new Error(`In the backup of ${day} part ${part} of ${file.path} is missing. Take another one.`);
      await copy.write(bytes);
      size += bytes.length;
    }
  } finally {
    await copy.close();
  }
}
