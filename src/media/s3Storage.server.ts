import { type Storage, StorageFailure, typeOfPicture } from "#media/storage.server.ts";
import { openBucket } from "#core/bucket.server.ts";
import type { BucketSettings } from "#core/bucketSettings.ts";
import { BucketFailure } from "#core/bucketFailure.server.ts";

/** Time limit for a picture, retries included: guests wait for it. */
const ANSWER_MS = 10_000;

export const pictureBucket = (settings: BucketSettings) => openBucket(settings, ANSWER_MS);

export function s3Storage(settings: BucketSettings): Storage {
  const bucket = pictureBucket(settings);
  return {
    write: (name, bytes) => attempt("store a picture", bucket.put(name, bytes, typeOfPicture(name))),
    read: (name) => attempt("read a picture", bucket.get(name)),
    holds: (name) => attempt("look for a picture", bucket.has(name)),
    remove: (name) => attempt("delete a picture", bucket.remove(name)),
    removeUnfinished: () => Promise.resolve(),
  };
}

async function attempt<T>(what: string, request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw error instanceof BucketFailure ? new StorageFailure(what, error) : error;
  }
}
