import { mediaStorage } from "#media/mediaStorage.server.ts";
import { findSomePictures } from "#media/store.server.ts";
import type { AppContext } from "#core/context.server.ts";

const LOOKED_AT = 20;

/**
 * Warns where pictures of the database are not where this process looks for them: another process on this database stores
 * them in another data folder, or a restore forgot them.
 */
export async function warnOfMissingPictures(context: AppContext): Promise<void> {
  const { db, config, log } = context;
  const hashes = await findSomePictures(db, LOOKED_AT);
  const storage = mediaStorage(context);
  const found = await Promise.all(hashes.map((hash) => storage.holds(`${hash}.jpg`)));
  const missing = found.filter((isThere) => !isThere).length;
  if (missing === 0) return;
  const where = config.s3 ? `the bucket ${config.s3.name}` : `${config.dataDir}/media`;
  log.error(
    `Of ${hashes.length} pictures of this database ${missing} are not in ${where}. All processes on one database need the same DATA_DIR or S3_BUCKET; after a restore, put media/ back.`,
  );
}
