import { countsByDay, KEPT_DAYS } from "#analytics/analytics.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { openDatabase } from "#platform/database.server.ts";

const days = Number(process.argv[2] ?? 30);

if (!Number.isInteger(days) || days < 1 || days > KEPT_DAYS) {
  process.stderr.write(`npm run analytics -- [DAYS]   (1 to ${KEPT_DAYS}, 30 if left out)\n`);
  process.exit(2);
}

const db = openDatabase(readConfig(process.env));
try {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "event_counts")) {
    throw new Error(
      "This database counts nothing yet. Start the server once with npm start, then look again.",
    );
  }
  const counts = await countsByDay(db, { now: Date.now(), days });
  for (const { day, name, count } of counts)
    process.stdout.write(`${day}  ${String(count).padStart(7)}  ${name}\n`);
  if (counts.length === 0) process.stdout.write(`Nothing was counted in the last ${days} days.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
