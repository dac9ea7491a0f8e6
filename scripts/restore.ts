import { resolve } from "node:path";
import { checkBackup } from "#backups/check.server.ts";
import { restore } from "#backups/restore.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { randomText } from "#platform/ids.server.ts";
import { errorText } from "#server/startErrors.ts";
import { randomBytes } from "node:crypto";

const [given, option] = process.argv.slice(2);
if (!given || (option && option !== "--check")) {
  process.stderr.write("npm run restore -- FOLDER [--check]   (a backup; --check only reads it)\n");
  process.exit(2);
}
process.umask(0o077);
const folder = resolve(given);

try {
  if (option === "--check") {
    const { files, madeAt } = await checkBackup(folder);
    const day = new Date(madeAt).toISOString();
    process.stdout.write(`All ${files.length} files are as they were written at ${day}.\n`);
  } else {
    const config = readConfig(process.env);
    const pictures = await restore({ config, randomId: () => randomText(randomBytes, 22) }, folder);
    process.stdout.write(`The database and ${pictures} files of pictures are back. Start the server.\n`);
  }
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
