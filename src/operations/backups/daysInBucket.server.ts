import { forEachInParallel } from "#operations/backups/inParallel.ts";
import {
  dayOfKey,
  DAYS,
  keyOfManifest,
  keyOfPicture,
  PICTURES,
} from "#operations/backups/bucketKeys.server.ts";
import { parseManifest, type Manifest } from "#operations/backups/manifest.server.ts";
import type { Bucket } from "#core/bucket.server.ts";

/** Returns the days (UTC) of the finished backups in a bucket, oldest first. */
export async function daysInBucket(bucket: Bucket): Promise<string[]> {
  const keys = (await bucket.list(DAYS)).map(({ key }) => key);
  return keys.filter((key) => key === keyOfManifest(dayOfKey(key))).map(dayOfKey);
}

/** Returns the manifest of a day, or null where there is none that can be read. */
export async function readDay(bucket: Bucket, day: string): Promise<Manifest | null> {
  const text = await bucket.get(keyOfManifest(day));
  return text && parseManifest(Buffer.from(text).toString());
}

/** Deletes all days but these, what broke off, and the pictures that none of these names. */
export async function deleteOthers(bucket: Bucket, stay: ReadonlySet<string>): Promise<void> {
  const others = (await bucket.list(DAYS)).filter(({ key }) => !stay.has(dayOfKey(key)));
  if (others.length === 0) return;
  // Without its manifest a day is no backup: the rest of it may go bit by bit.
  const manifests = others.filter(({ key }) => key === keyOfManifest(dayOfKey(key)));
  for (const objects of [manifests, others])
    await forEachInParallel(objects, ({ key }) => bucket.remove(key));

  const named = new Set<string>();
  for (const day of stay) {
    const manifest = await readDay(bucket, day);
    if (!manifest) throw new Error(`The manifest of ${day} cannot be read, so no picture is deleted.`);
    for (const { path } of manifest.files) named.add(keyOfPicture(path));
  }
  const pictures = (await bucket.list(PICTURES)).filter(({ key }) => !named.has(key));
  await forEachInParallel(pictures, ({ key }) => bucket.remove(key));
}
