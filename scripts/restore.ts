import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Config } from "#core/config.server.ts";
import { randomText } from "#core/ids.server.ts";
import { errorText, whyNoData } from "#app/server/startErrors.ts";

const given = parse();
if (!given) {
  process.stderr.write(
    `npm run restore -- FOLDER [--check] [--without-damaged]
npm run restore -- --bucket [2026-11-21] [--check] [--without-damaged]
  FOLDER             a backup
  --bucket           the newest in the bucket of BACKUP_S3_BUCKET, or that of a day
  --check            only reads it
  --without-damaged  leaves out pictures that are missing or differ, and lists them
`,
  );
  process.exit(2);
}
process.umask(0o077);

// Migrations are part of the build, which `npm run` makes before this starts.
const bundle = resolve(import.meta.dirname, "../build/server/index.js");
const built: typeof import("#app/server/app.ts") = await import(bundle);

let config: Config | undefined;
try {
  config = built.readConfig(process.env);
  const work = given.check ? check : putBack(config);
  if (given.bucket) {
    const settings = config.backups?.bucket;
    if (!settings) throw new Error("Set BACKUP_S3_BUCKET, and its key, to where the backup is.");
    await built.withFetchedBackup(built.backupBucket(settings), given.name, work);
  } else await work(resolve(given.name ?? ""));
} catch (error) {
  // What the disk or the database says has a code; our own errors are sentences.
  const isSystems = error instanceof Error && ("code" in error || error.name === "MigrationFailed");
  process.stderr.write(`${config && isSystems ? whyNoData(error, config) : errorText(error)}\n`);
  process.exitCode = 1;
}

function parse() {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { bucket: flag, check: flag, "without-damaged": flag },
    });
    const [name, ...more] = positionals;
    const withoutDamaged = values["without-damaged"];
    return more.length > 0 || (!values.bucket && name === undefined)
      ? null
      : { ...values, withoutDamaged, name };
  } catch {
    return null;
  }
}

async function check(folder: string): Promise<void> {
  const { manifest, damaged } = await built.checkBackup(folder, given ?? {});
  list(damaged);
  const day = new Date(manifest.madeAt).toISOString();
  const which = damaged.length > 0 ? "All other" : "All";
  process.stdout.write(`${which} ${manifest.files.length} files are as they were written at ${day}.\n`);
}

function putBack(to: Config) {
  const context = { config: to, randomId: () => randomText(randomBytes, 22), now: Date.now };
  return async (folder: string): Promise<void> => {
    const { pictures, damaged } = await built.restore(context, folder, given ?? {});
    list(damaged);
    process.stdout.write(`The database and ${pictures} files of pictures are back. Start the server.\n`);
    if (damaged.length > 0)
      process.stdout.write(
        `${damaged.length} files are left out. Hosts who upload such a picture again have it back.\n`,
      );
  };
}

function list(damaged: readonly string[]): void {
  for (const line of damaged) process.stdout.write(`${line}\n`);
}
