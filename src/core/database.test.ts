import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { beforeDisk, openDatabase } from "#core/database.server.ts";
import { newWorld } from "#test/world.ts";
import { eventually } from "#test/eventually.ts";

test("a transaction that reads before it writes is not overtaken by another process", async () => {
  const world = await newWorld({ DATABASE_URL: "" });
  const { db, config } = world.context;
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

test("a new file that another process is just making is waited for", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "porchlight-database-"));
  const another = new Worker(
    `const { parentPort, workerData } = require("node:worker_threads");
     const file = new (require("better-sqlite3"))(workerData);
     file.exec("begin immediate");
     parentPort.postMessage("holds it");
     setTimeout(() => file.exec("commit"), 200);`,
    { eval: true, workerData: join(dataDir, "porchlight.db") },
  );
  await once(another, "message");
  const db = openDatabase({ dataDir });
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: "wal" }]);
  await db.destroy();
});

test("what may be lost does not wait for the disk, and what comes after it does", async () => {
  const { db } = (await newWorld({ DATABASE_URL: "" })).context;
  const level = async (of: typeof db) => (await sql`pragma synchronous`.execute(of)).rows;
  expect(await beforeDisk(db, level)).toEqual([{ synchronous: 1 }]);
  expect(await level(db)).toEqual([{ synchronous: 2 }]);
  const fail = () => Promise.reject(new Error("no such row"));
  await expect(beforeDisk(db, fail)).rejects.toThrow("no such row");
  expect(await level(db)).toEqual([{ synchronous: 2 }]);
});

test.runIf(process.env.TEST_DATABASE_URL)("connections that PostgreSQL cuts are opened anew", async () => {
  const world = await newWorld();
  const cutAll = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
  await expect(cutAll.execute(world.context.db)).rejects.toThrow("terminating connection");
  await eventually(async () => expect((await world.guest.get("/healthz")).status).toBe(200));
});
