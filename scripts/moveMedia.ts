import { moveToBucket } from "#media/moveToBucket.server.ts";
import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";

await openDatabaseForScript(async (context) => {
  const { copied, known } = await moveToBucket(context, (done) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${done} files`);
  });
  process.stdout.write(
    `\r${copied} files copied to the bucket, ${known} were there. Start the server with S3_BUCKET, and keep the folder media as a backup.\n`,
  );
});
