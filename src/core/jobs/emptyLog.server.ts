import { sql } from "kysely";
import { isPostgres } from "#core/database.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Truncates SQLite's WAL, which still contains deleted rows, unless another process reads it. */
export async function emptyLog({ db, config }: Pick<AppContext, "db" | "config">): Promise<void> {
  if (isPostgres(config)) return;
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(TRUNCATE)`.execute(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}

/** Truncates it each hour, after what jobs and hosts have deleted. */
export const emptyLogHourly = scheduledJob("platform.emptyLog", async (context) => {
  await emptyLog(context);
  return done();
});
