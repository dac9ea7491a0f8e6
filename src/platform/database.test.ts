import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newWorld } from "#testing/world.ts";

test("a transaction that reads before it writes is not overtaken by another process", async () => {
  const world = await newWorld({ DATABASE_URL: "" });
  const { db, config } = world.platform;
  const another = new Sqlite(join(config.dataDir, "porchlight.db"), { timeout: 0 });
  const write = "insert into rate_limits (key, points, expire) values (?, 1, 0)";

  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("rate_limits").selectAll().execute();
    expect(() => another.prepare(write).run("another's")).toThrow("database is locked");
    await transaction.insertInto("rate_limits").values({ key: "ours", points: 1, expire: 0 }).execute();
  });
  another.prepare(write).run("another's");
  another.close();
  expect(await db.selectFrom("rate_limits").select("key").orderBy("key").execute()).toEqual([
    { key: "another's" },
    { key: "ours" },
  ]);
});

test.runIf(process.env.TEST_DATABASE_URL)("connections that PostgreSQL cuts are opened anew", async () => {
  const world = await newWorld();
  const cutAll = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
  await expect(cutAll.execute(world.platform.db)).rejects.toThrow("terminating connection");
  await vi.waitFor(async () => expect((await world.guest.get("/healthz")).status).toBe(200));
});
