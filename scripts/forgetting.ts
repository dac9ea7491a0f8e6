import { resolve } from "node:path";
import { searchForgotten } from "#operations/forgetting/forgetting.server.ts";
import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";

const [backup, ...paths] = process.argv.slice(2);
if (!backup) {
  process.stderr.write(
    "npm run forgetting -- BACKUP [PATH…]   (a backup of more than 31 days ago; further folders and logs to search)\n",
  );
  process.exit(2);
}

await openDatabaseForScript(async (context) => {
  const { stays, words, found } = await searchForgotten(
    context,
    resolve(backup),
    paths.map((path) => resolve(path)),
  );
  process.stdout.write(
    `${stays} stays of the backup ended more than 31 days ago. ${words} of their words were searched for.\n`,
  );
  for (const [place, count] of found) process.stdout.write(`${count} found in ${place}\n`);
  if (found.size === 0) process.stdout.write("Nothing was found.\n");
  else process.exitCode = 1;
});
