import { resolve } from "node:path";
import { backUp } from "#operations/backups/backUp.server.ts";
import { backupPlaces } from "#operations/backups/places.server.ts";
import { storeSuccess } from "#operations/backups/store.server.ts";
import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";

const [given, previous] = process.argv.slice(2);
if (!given) {
  process.stderr.write(
    `npm run backup -- FOLDER [PREVIOUS]   (a new one, best on another disk; pictures that PREVIOUS holds take no room)
npm run backup -- --bucket            (that of today in the bucket of BACKUP_S3_BUCKET, unless it stands)
`,
  );
  process.exit(2);
}

await openDatabaseForScript(async (context) => {
  if (given === "--bucket") {
    const bucket = backupPlaces(context).find(({ name }) => name === "bucket");
    if (!bucket) throw new Error("Set BACKUP_S3_BUCKET to the bucket that is to take the backup.");
    const day = await bucket.makeToday();
    await storeSuccess(context.db, bucket.name, context.now());
    process.stdout.write(`The backup of ${day} is in the bucket.\n`);
    return;
  }
  const folder = resolve(given);
  await backUp(context, folder, previous && resolve(previous));
  process.stdout.write(`The database and the pictures are in ${folder}.\n`);
});
