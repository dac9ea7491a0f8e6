import { folderStorage } from "#media/folderStorage.server.ts";
import { s3Storage } from "#media/s3Storage.server.ts";
import type { Storage } from "#media/storage.server.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Returns the storage of pictures: a bucket when `S3_BUCKET` is set, else the folder `media` of the data folder. Its
 * functions throw `StorageFailure` when a bucket does not answer or refuses.
 */
export function mediaStorage(context: Pick<AppContext, "config" | "randomId">): Storage {
  const { config } = context;
  return config.s3 ? s3Storage(config.s3) : folderStorage(context);
}
