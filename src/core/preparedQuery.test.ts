import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#core/database.server.ts";
import { isAmong, runPrepared } from "#core/preparedQuery.server.ts";
import { newWorld } from "#test/world.ts";

const pointsOf = (db: Database, keys: string[]) =>
  runPrepared(
    db,
    db
      .selectFrom("rate_limits")
      .select("points")
      .where(isAmong(db, "key", keys))
      .orderBy("points"),
  );

test("a prepared query finds the rows of any number of values", async () => {
  const { db } = (await newWorld()).context;
  const rows = ["a", "b, c", '"d"'].map((key, points) => ({ key, points, expire: 0 }));
  await db.insertInto("rate_limits").values(rows).execute();
  expect(await pointsOf(db, [])).toEqual([]);
  expect(await pointsOf(db, ["b, c"])).toEqual([{ points: 1 }]);
  expect(await pointsOf(db, ["a", '"d"', "e"])).toEqual([{ points: 0 }, { points: 2 }]);
});

test.runIf(process.env.TEST_DATABASE_URL)("PostgreSQL plans it once for a connection", async () => {
  const { db } = (await newWorld()).context;
  const runs = await db.connection().execute(async (connection) => {
    for (const keys of [["a"], ["a", "b"], []]) await pointsOf(connection, keys);
    return sql<{ runs: number }>`
      select generic_plans + custom_plans as runs from pg_prepared_statements
      where statement like '%"rate_limits"%any(%'`.execute(connection);
  });
  expect(runs.rows).toEqual([{ runs: 3 }]);
});
