import { countsByDay } from "#analytics/analytics.server.ts";
import { COUNT_DAYS } from "#analytics/jobs.server.ts";
import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";

const days = Number(process.argv[2] ?? 30);

if (!Number.isInteger(days) || days < 1 || days > COUNT_DAYS) {
  process.stderr.write(`npm run analytics -- [DAYS]   (1 to ${COUNT_DAYS}, 30 if left out)\n`);
  process.exit(2);
}

await openDatabaseForScript(async ({ db, now }) => {
  const counts = await countsByDay(db, { now: now(), days });
  for (const { day, name, route, count } of counts)
    process.stdout.write(`${day}  ${String(count).padStart(7)}  ${`${name}  ${route}`.trimEnd()}\n`);
  if (counts.length === 0) process.stdout.write(`Nothing was counted in the last ${days} days.\n`);
});
