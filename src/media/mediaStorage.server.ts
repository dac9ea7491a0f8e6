import { folderStorage } from "#media/folderStorage.server.ts";
import { s3Storage } from "#media/s3Storage.server.ts";
import type { Storage } from "#media/storage.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Returns the storage of pictures: `S3_BUCKET`, or the folder `media`. Throws `StorageFailure`. */
export function mediaStorage(context: Pick<AppContext, "config" | "randomId">): Storage {
  const { config } = context;
  return config.s3 ? s3Storage(config.s3) : folderStorage(context);
}
