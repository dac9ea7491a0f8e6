import { listFailedJobs, reviveJob } from "#core/jobs/store.server.ts";
import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";

const [again, id] = process.argv.slice(2);

if (again !== undefined && (again !== "again" || id === undefined)) {
  process.stderr.write("npm run jobs   or   npm run jobs -- again ID\n");
  process.exit(2);
}

await openDatabaseForScript(async ({ db, now }) => {
  if (id !== undefined) {
    const isRevived = await reviveJob(db, id, now());
    process.stdout.write(
      isRevived ? "It runs again within a second.\n" : "No job that has failed for good has that ID.\n",
    );
    if (!isRevived) process.exitCode = 1;
    return;
  }
  const failed = await listFailedJobs(db);
  for (const { id: job, kind, failed_at: at, attempts, failure } of failed)
    process.stdout.write(`${new Date(at ?? 0).toISOString()}  ${job}  ${kind}  ${attempts}×  ${failure}\n`);
  if (failed.length === 0) process.stdout.write("No job has failed for good.\n");
});
