import { access, constants, mkdir } from "node:fs/promises";
import { backupBucket } from "#operations/backups/places.server.ts";
import { tryPostgresTools } from "#operations/backups/postgresTools.server.ts";
import { pictureBucket } from "#media/s3Storage.server.ts";
import { isPostgres } from "#core/database.server.ts";
import { trySmtp } from "#core/email.server.ts";
import { withoutEmails } from "#core/log.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { errorText, whyNoFolder, whyNoSmtp } from "#app/server/startErrors.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import { findSomePictures } from "#media/store.server.ts";

/** A mail server may greet late to keep senders of spam away. */
const GREETING_MS = 30_000;

/** Warns of settings that cannot be used: mail server, bucket, backups. Never throws or delays the start. */
export async function warnOfUnusable(context: AppContext, greetingMs = GREETING_MS): Promise<void> {
  const { config, log } = context;
  const { smtpUrl, backups, s3 } = config;
  const attempt = (work: Promise<void>, why: (error: unknown) => string) =>
    work.then(
      () => true,
      (error: unknown) => {
        log.warn(withoutEmails(why(error)));
        return false;
      },
    );
  const noBackup = (error: unknown) => `No backup can be made. ${errorText(error)}`;
  const noPicture = (error: unknown) => `No picture can be read or stored. ${errorText(error)}`;

  const attempts: Promise<boolean>[] = [];
  if (smtpUrl) attempts.push(attempt(trySmtp(smtpUrl, greetingMs), (error) => whyNoSmtp(error, smtpUrl)));
  if (backups?.folder) {
    const { folder } = backups;
    const why = (error: unknown) => whyNoFolder(error, folder, "BACKUP_DIR") ?? errorText(error);
    attempts.push(attempt(tryFolder(folder), (error) => noBackup(new Error(why(error)))));
  }
  if (backups?.bucket) attempts.push(attempt(backupBucket(backups.bucket).probe(), noBackup));
  if (backups && isPostgres(config)) attempts.push(attempt(tryPostgresTools(), noBackup));
  const bucket = s3 ? attempt(pictureBucket(s3).probe(), noPicture) : Promise.resolve(true);
  const pictures = bucket.then(
    async (isThere) => isThere && (await attempt(warnOfMissingPictures(context), noPicture)),
  );
  await Promise.all([...attempts, pictures]);
}

async function tryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

const LOOKED_AT = 20;

/** Warns when pictures in the database are not in this storage: another data folder, or a restore. */
async function warnOfMissingPictures(context: AppContext): Promise<void> {
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
