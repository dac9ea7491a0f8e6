import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkBackup } from "#backups/check.server.ts";
import { withFetchedBackup } from "#backups/fetchBackup.server.ts";
import { backupBucket } from "#backups/places.server.ts";
import { restore } from "#backups/restore.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { randomText } from "#platform/ids.server.ts";
import { errorText } from "#server/startErrors.ts";

const given = parse();
if (!given) {
  process.stderr.write(
    `npm run restore -- FOLDER [--check]                  (a backup; --check only reads it)
npm run restore -- --bucket [2026-11-21] [--check]   (the newest in the bucket of BACKUP_S3_BUCKET, or that of a day)
`,
  );
  process.exit(2);
}
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const work = given.check ? check : (folder: string) => putBack(folder, config);
  if (given.bucket) {
    const settings = config.backups?.bucket;
    if (!settings) throw new Error("Set BACKUP_S3_BUCKET, and its key, to where the backup is.");
    await withFetchedBackup(backupBucket(settings), given.name, work);
  } else await work(resolve(given.name ?? ""));
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}

function parse() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { bucket: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
    });
    const [name, ...more] = positionals;
    return more.length > 0 || (!values.bucket && name === undefined) ? null : { ...values, name };
  } catch {
    return null;
  }
}

async function check(folder: string): Promise<void> {
  const { files, madeAt } = await checkBackup(folder);
  const day = new Date(madeAt).toISOString();
  process.stdout.write(`All ${files.length} files are as they were written at ${day}.\n`);
}

async function putBack(folder: string, config: ReturnType<typeof readConfig>): Promise<void> {
  const pictures = await restore({ config, randomId: () => randomText(randomBytes, 22) }, folder);
  process.stdout.write(`The database and ${pictures} files of pictures are back. Start the server.\n`);
}
