import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forEachInParallel } from "#operations/backups/inParallel.ts";
import { keyOfManifest, keyOfPart, keyOfPicture, PICTURES } from "#operations/backups/bucketKeys.server.ts";
import { copyDatabase } from "#operations/backups/copyDatabase.server.ts";
import { daysInBucket, deleteOthers, readDay } from "#operations/backups/daysInBucket.server.ts";
import {
  manifestText,
  measureBytes,
  measureFile,
  pathOfPicture,
  type BackupFile,
} from "#operations/backups/manifest.server.ts";
import { noLongerNeeded } from "#operations/backups/retention.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import type { Bucket } from "#core/bucket.server.ts";
import { utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Small enough to be sent again when a connection breaks, and for any service to take it in one request. */
const PART_BYTES = 8 * MEGABYTE;

/**
 * Makes the backup of the day in a bucket, unless it stands, deletes those that are no longer needed, and returns the
 * day. The database goes up whole, and of the pictures what the bucket lacks; each request is signed with the hash of
 * what it brings. The manifest goes last: a day without one did not finish. Where the key may not delete, old days stay.
 */
export async function backUpTodayInBucket(context: AppContext, bucket: Bucket): Promise<string> {
  const today = utcDay(context.now());
  const days = await daysInBucket(bucket);
  if (!days.includes(today)) {
    await upload(context, bucket, today, days.at(-1));
    days.push(today);
  }
  const old = noLongerNeeded(days);
  await deleteOthers(bucket, new Set(days.filter((day) => !old.includes(day)))).catch((error: unknown) =>
    context.log.warn({ err: error }, "old backups could not be deleted from the bucket"),
  );
  return today;
}

async function upload(context: AppContext, bucket: Bucket, day: string, previous?: string): Promise<void> {
  const madeAt = context.now();
  const folder = await mkdtemp(join(tmpdir(), "porchlight-upload-"));
  try {
    const { database, pictures } = await copyDatabase(context, folder);
    const copy = await measureFile(folder, database);
    await uploadParts(bucket, join(folder, database), (part) => keyOfPart(day, copy, part));
    const files = [copy];
    const uploadOne = await pictureUpload(context, bucket, previous);
    await forEachInParallel(pictures, async (name) => {
      const file = await uploadOne(name);
      if (file) files.push(file);
    });
    const manifest = manifestText({ version: 1, madeAt, database, files });
    await bucket.put(keyOfManifest(day), Buffer.from(manifest), "application/json");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function uploadParts(bucket: Bucket, path: string, keyOf: (part: number) => string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let part = 0; part * PART_BYTES < size; part += 1) {
      const bytes = Buffer.alloc(Math.min(PART_BYTES, size - part * PART_BYTES));
      await file.read(bytes, 0, bytes.length, part * PART_BYTES);
      await bucket.put(keyOf(part), bytes, "application/octet-stream");
    }
  } finally {
    await file.close();
  }
}

/** Returns what uploads a picture that the bucket lacks, and its manifest entry; null if deleted. */
async function pictureUpload(context: AppContext, bucket: Bucket, previous: string | undefined) {
  const manifest = previous === undefined ? null : await readDay(bucket, previous);
  const known = new Map(manifest?.files.map((file) => [file.path, file]));
  const stored = new Map((await bucket.list(PICTURES)).map(({ key, bytes }) => [key, bytes]));
  return async (name: string): Promise<BackupFile | null> => {
    const path = pathOfPicture(name);
    const key = keyOfPicture(path);
    const before = known.get(path);
    if (before && stored.get(key) === before.bytes) return before;
    const bytes = await mediaStorage(context).read(name);
    if (!bytes) return null;
    if (stored.get(key) !== bytes.length) await bucket.put(key, bytes, "application/octet-stream");
    return measureBytes(path, bytes);
  };
}
