import { resolve } from "node:path";
import { backUp } from "#backups/backUp.server.ts";
import { openForScript } from "#server/openForScript.ts";

const [given, previous] = process.argv.slice(2);
if (!given) {
  process.stderr.write(
    "npm run backup -- FOLDER [PREVIOUS]   (a new one, best on another disk; pictures that PREVIOUS holds take no room)\n",
  );
  process.exit(2);
}

await openForScript(async (platform) => {
  const folder = resolve(given);
  await backUp(platform, folder, previous && resolve(previous));
  process.stdout.write(`The database and the pictures are in ${folder}.\n`);
});
